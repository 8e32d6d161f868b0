import { setTimeout as delay } from 'node:timers/promises'
import { openCaller } from '../measure/caller'

/** Tells how long a service keeps everybody waiting. */
export interface HoldMeter {
  /** @returns the longest time in milliseconds that a probe took which was on its way while the work was done */
  during(work: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

const request = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'

/** Asks the service one thing after the other that costs it nothing, until it is stopped. */
export async function startHoldMeter(url: string): Promise<HoldMeter> {
  const caller = await openCaller(url)
  let stopped = false
  let longest = 0
  let current = Promise.resolve()
  const probing = (async () => {
    while (!stopped) {
      current = caller.call(request).then((time) => void (longest = Math.max(longest, time)))
      await current
      await delay(1)
    }
  })()
  return {
    async during(work) {
      await current
      longest = 0
      await work()
      await current
      return longest
    },
    async stop() {
      stopped = true
      await probing
      caller.close()
    },
  }
}
