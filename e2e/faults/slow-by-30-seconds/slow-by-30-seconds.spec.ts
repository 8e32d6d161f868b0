import { setTimeout as passing } from 'node:timers/promises'
import { entryOf } from '../network'
import { itShowsCard } from '../scenarios'

const slowness = 30_000

itShowsCard({
  name: 'slow by 30 s',
  sees: 'The skeleton or the prerendered page, and after four seconds the card with "Try again". Late files change nothing.',
  hangs: true,
  async cause(page, { remote }) {
    const come = new AbortController()
    let slow = true
    await page.route(entryOf(remote), async (route) => {
      if (slow) await passing(slowness, undefined, { ref: false, signal: come.signal }).catch(() => {})
      await route.continue()
      // The slow answer arrives after the later requests.
      if (!slow) come.abort()
    })
    return () => {
      slow = false
    }
  },
})
