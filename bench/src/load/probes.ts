import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { BenchSite } from '../site'

/** What load balancers ask. */
const paths = ['/healthz', '/readyz']
/** Milliseconds between two probes, and between two scrapes, which are rare. */
const betweenProbes = 100
const betweenScrapes = 1000

/** The slowest answers of a run, in milliseconds. */
export interface ProbeTimes {
  /** At the port for probes. */
  readonly slowestProbe: number
  /** At the port of the site, where probes wait behind everybody who connects. */
  readonly slowestOnSite: number
  /** The metrics, at the port for probes. */
  readonly slowestScrape: number
  /** The number of probes at their own port. */
  readonly probes: number
}

/** Probes a service like load balancers and monitoring, each time over a new connection. @returns a function that ends it */
export function startProbes({
  url,
  probeUrl,
}: Pick<BenchSite, 'url' | 'probeUrl'>): () => Promise<ProbeTimes> {
  let stopped = false
  const ask = async (addresses: readonly string[], pause = betweenProbes): Promise<number[]> => {
    const times: number[] = []
    for (let n = 0; !stopped; n++) {
      times.push(await probe(addresses[n % addresses.length] ?? ''))
      await delay(pause)
    }
    return times
  }
  const all = Promise.all([
    ask(paths.map((path) => probeUrl + path)),
    ask(paths.map((path) => url + path)),
    ask([`${probeUrl}/metrics`], betweenScrapes),
  ])
  return async () => {
    stopped = true
    const [own, onSite, scrapes] = await all
    return {
      slowestProbe: Math.max(...own),
      slowestOnSite: Math.max(...onSite),
      slowestScrape: Math.max(...scrapes),
      probes: own.length,
    }
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
