import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const paths = ['/healthz', '/readyz', '/metrics']
/** Milliseconds between two probes. */
const every = 100

/** The slowest probe of a run. */
export interface Probes {
  /** @returns the longest probe in milliseconds, and the number of probes */
  stop(): Promise<{ readonly slowest: number; readonly count: number }>
}

/** Probes a service like a load balancer, each time over a new connection, until it is stopped. */
export function startProbes(url: string): Probes {
  let stopped = false
  const times: number[] = []
  const probing = (async () => {
    for (let n = 0; !stopped; n++) {
      times.push(await probe(url + (paths[n % paths.length] ?? '')))
      await delay(every)
    }
  })()
  return {
    async stop() {
      stopped = true
      await probing
      return { slowest: Math.max(...times), count: times.length }
    },
  }
}

/** @throws Error if the answer is not 200 */
function probe(url: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${url} answered ${answer.statusCode ?? 0}`)),
      )
    }).once('error', reject)
  })
}
