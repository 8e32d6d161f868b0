import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { posts } from '@within-reach/contract'
import { fillSize } from '../data/data'
import { asSize, type SizeName, sizes } from '../data/sizes'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { startSite } from '../site'
import { startCrawlers } from './crawlers-process'
import type { SitemapSearchResult } from './sitemap-search-result'
import { startVisitors, type VisitorsResult } from './visitors'

/** Milliseconds between two requests of a list. */
const every = 20
const boards = ['fr', 'tr', 'jobs', 'qb']

/**
 * Measures the delay of lists while crawlers request sitemap parts and visitors search for rare words:
 * `npm run bench -- load sitemap-search [--size 1m] [--parts 12] [--searches 40] [--seconds 20] [--rounds 3]`. Each round
 * uses a new instance with empty caches.
 */
export async function sitemapSearch(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string', default: '1m' },
      parts: { type: 'string', default: '12' },
      searches: { type: 'string', default: '40' },
      seconds: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '3' },
    },
  })
  const size = asSize(values.size)
  const effort = {
    parts: Number(values.parts),
    searches: Number(values.searches),
    seconds: Number(values.seconds),
  }
  await fillSize(size)
  const runs: SitemapSearchResult['runs'][number][] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    runs.push(await measure(size, effort))
    console.log(runs.at(-1))
  }
  const result: SitemapSearchResult = {
    posts: sizes[size].posts,
    ...effort,
    runs,
    p99: spreadOf(runs.map(({ disturbed }) => disturbed.p99)),
    timesAlone: spreadOf(runs.map(({ alone, disturbed }) => disturbed.p99 / alone.p99)),
    failed: runs.reduce((sum, { disturbed }) => sum + disturbed.failed, 0),
  }
  if (size === '1m') await saveResult('load-sitemap-search', { rounds: runs.length, ...result })
}

interface Effort {
  readonly parts: number
  readonly searches: number
  readonly seconds: number
}

async function measure(size: SizeName, { parts, searches, seconds }: Effort) {
  const site = await startSite(size)
  try {
    // Warm up, so that the service's own start is not measured.
    for (let call = 0; call < 200; call++) await readList(site.url)
    const alone = await visitorsFor(site.url, seconds)
    const crawlers = startCrawlers({
      url: site.url,
      parts,
      searches,
      known: Math.ceil(sizes[size].posts / 50_000),
    })
    const disturbed = await visitorsFor(site.url, seconds)
    return { alone, disturbed, ...(await crawlers.stop()) }
  } finally {
    await site.stop()
  }
}

async function visitorsFor(url: string, seconds: number): Promise<VisitorsResult> {
  const visitors = startVisitors(() => readList(url), every)
  await delay(seconds * 1000)
  return visitors.stop()
}

let sent = 0

async function readList(url: string): Promise<boolean> {
  sent++
  const answer = await fetch(url + posts.path, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.40.${(sent >> 8) & 255}.${sent & 255}` },
    body: new URLSearchParams({
      type: boards[sent % boards.length] ?? 'tr',
      page: String(1 + (sent % 20)),
    }),
  })
  await answer.arrayBuffer()
  return answer.ok
}
