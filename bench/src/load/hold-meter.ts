import { setTimeout as delay } from 'node:timers/promises'
import { openCaller } from '../measure/caller'

/** Measures how long a service does not answer other requests. */
export interface HoldMeter {
  /** @returns the longest probe, in milliseconds, that ran during the work */
  during(work: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

const request = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'

/** Sends cheap requests to the service, one after the other, until it is stopped. */
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
