import { setTimeout as delay } from 'node:timers/promises'
import { postDetail } from '@within-reach/contract'
import { observe, type Phase } from '../alerts'
import { startApi, type TestApi, type TestApiOptions } from '../api'
import type { SiteScrape } from '../scrape'

/** A fault of the operation, produced at a real service. */
export interface Fault {
  /** The alert that it raises, and no other. */
  readonly alert: string
  /** What happens. */
  readonly fault: string
  /** Whether only root can produce it. */
  readonly asRoot?: boolean
  /** Whether DATA_DIR is on a disk of the fault's own. Otherwise the test machine's disk is there, which says nothing about the site. */
  readonly ownDisk?: boolean
  /** @returns what Prometheus gets before and during the fault */
  produce(): Promise<readonly Phase[]>
}

/** Minutes of the replay. Every alert but one fires within half an hour. */
const healthyMinutes = 60
export const faultMinutes = 40

/** The number of requests in a minute of a small site. */
const readsPerMinute = 20

/** Requests a post that does not exist. Each has its own id, because equal requests share one statement. */
async function read(url: string, id: number): Promise<void> {
  const body = new URLSearchParams({ id: String(id) })
  await (await fetch(url + postDetail.path, { method: 'POST', body })).text()
}

/** The requests of a minute, one after the other. They may fail. */
export async function reads(url: string): Promise<void> {
  for (let n = 0; n < readsPerMinute; n++) await read(url, n + 1)
}

/** The requests of a minute at once, for faults in which each takes long. */
export const readsAtOnce = (url: string): Promise<unknown> =>
  Promise.all(Array.from({ length: readsPerMinute }, (_, n) => read(url, n + 1)))

/**
 * Observes an hour as it should be. On a busy machine the first connections and statements are slow, so this is repeated until
 * the requests are quick.
 */
export async function observeHealthy(
  urls: Readonly<Record<string, string>>,
  requests: () => Promise<unknown>,
): Promise<Phase> {
  for (;;) {
    const phase = await observe(urls, healthyMinutes, requests)
    const [quick, all] = [
      /_bucket\{.*le="0\.5",route="\/api\/(?!posting)/,
      /_count\{.*route="\/api\/(?!posting)/,
    ]
    if (growthOf(phase, quick) >= 0.95 * growthOf(phase, all)) return phase
  }
}

/** How much the counters of some series grew in a phase, in total. */
function growthOf({ before, after }: Phase, series: RegExp): number {
  const sumOf = (site: SiteScrape) =>
    Object.values(site)
      .flatMap((scrape) => [...(scrape?.samples ?? [])])
      .reduce((sum, [name, { value }]) => (series.test(name) ? sum + value : sum), 0)
  return sumOf(after) - sumOf(before)
}

/** What a test breaks, and how it is repaired. */
export interface Break {
  /** The requests of a healthy minute; by default reads. */
  healthy?(api: TestApi): Promise<unknown>
  /** Breaks something, and makes the requests of a minute. */
  broken(api: TestApi): Promise<unknown>
  /** Repairs it, so that the service can stop. */
  repair?(api: TestApi): unknown
  readonly minutes?: number
}

/** Produces a fault at a service of its own: an hour as it should be, and then the fault. */
export async function breakApi(
  options: TestApiOptions,
  { healthy = ({ url }) => reads(url), broken, repair, minutes = faultMinutes }: Break,
): Promise<readonly Phase[]> {
  const api = await startApi(options)
  try {
    const urls = { a: api.url }
    const before = await observeHealthy(urls, () => healthy(api))
    const during = await observe(urls, minutes, () => broken(api), before)
    return [before, during]
  } finally {
    await repair?.(api)
    await api.close()
  }
}

/** Waits until a metric of a service has a value. */
export async function untilMetric({ url }: Pick<TestApi, 'url'>, line: RegExp): Promise<void> {
  while (!line.test(await (await fetch(`${url}/metrics`)).text())) await delay(50)
}
