import { entryOf } from '../network'
import { itShowsCard } from '../scenarios'

itShowsCard({
  name: 'slow by 30 s',
  sees: 'The skeleton or the prerendered page, and after four seconds the card with "Try again". Late files change nothing.',
  hangs: true,
  async cause(page, { remote }) {
    let come = () => {}
    const coming = new Promise<void>((resolve) => (come = resolve))
    let slow = true
    await page.route(entryOf(remote), async (route) => {
      // No clock decides when it arrives: a slow machine may need half a minute for the steps in between.
      if (slow) await coming
      await route.continue()
      // The slow answer arrives after the later requests.
      if (!slow) come()
    })
    return () => {
      slow = false
    }
  },
})
