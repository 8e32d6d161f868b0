import { entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'slow by 30 s',
  sees: 'The skeleton or the prerendered page, and after four seconds the card with "Try again". Late files change nothing.',
  hangs: true,
  async cause(page, { remote }) {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let slow = true
    await page.route(entryOf(remote), async (route) => {
      // Released by the test instead of a clock: a slow machine may need half a minute for the steps in between.
      if (slow) await released
      await route.continue()
      // The slow answer arrives after that of a later request.
      if (!slow) release()
    })
    return () => {
      slow = false
    }
  },
})
