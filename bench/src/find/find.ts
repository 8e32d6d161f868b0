import { parseArgs } from 'node:util'
import { findPosts, posts } from '@within-reach/contract'
import pg from 'pg'
import { fill } from '../data/fill'
import { asSize, sizes } from '../data/sizes'
import { quantile } from '../measure/statistics'
import { saveResult } from '../results'
import { startSite } from '../site'
import { fillFacts } from './fill-facts'
import { type Fields, filters } from './filters'
import type { FindResult } from './find-result'

/** The number of filters that the result lists. */
const shown = 10

/**
 * Measures filters by facts, one call after the other: `npm run bench -- find [--size 1m] [--rounds 30]`. Each round makes every call
 * once, in another order.
 */
export async function find(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { size: { type: 'string', default: '1m' }, rounds: { type: 'string', default: '30' } },
  })
  const size = asSize(values.size)
  const rounds = Number(values.rounds)
  const site = await startSite(`find-${size}`)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    await fill(site.databaseUrl, size, '!', (line) => console.log(`  ${line}`))
    const withFacts = await fillFacts(client)
    console.log(`  ${withFacts} posts have facts`)
    const found = await measure(site.url, rounds)
    const result: FindResult = { posts: sizes[size].posts, withFacts, rounds, ...found }
    console.table(result.slowest)
    console.log({ p50: result.p50, p99: result.p99, list: result.list })
    if (size === '1m') await saveResult('find', result)
  } finally {
    await client.end()
    await site.stop()
  }
}

type Measured = Pick<FindResult, 'filters' | 'p50' | 'p99' | 'list' | 'slowest'>

async function measure(url: string, rounds: number): Promise<Measured> {
  const all = [...filters()].map(([filter, fields]) => ({
    filter,
    fields,
    hits: '',
    times: [] as number[],
  }))
  const listTimes: number[] = []
  // The first round warms up: caches, plans and the just-in-time compiler.
  for (let round = 0; round <= rounds; round++) {
    for (const each of rotated(all, round)) {
      const { time, hits } = await call(url + findPosts.path, each.fields)
      each.hits = hits
      if (round > 0) each.times.push(time)
    }
    for (const type of ['fr', 'tr', 'jobs']) {
      const { time } = await call(url + posts.path, { type, page: String(1 + round) })
      if (round > 0) listTimes.push(time)
    }
  }
  const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)
  const every = sorted(all.flatMap(({ times }) => times))
  const list = sorted(listTimes)
  const slowest = all
    .map(({ filter, hits, times }) => ({
      filter,
      hits,
      p50: quantile(sorted(times), 0.5),
      most: Math.max(...times),
    }))
    .toSorted((one, other) => other.p50 - one.p50)
  return {
    filters: all.length,
    p50: quantile(every, 0.5),
    p99: quantile(every, 0.99),
    list: { p50: quantile(list, 0.5), p99: quantile(list, 0.99) },
    slowest: slowest.slice(0, shown),
  }
}

/** The same in another order, so that no call always follows the same one. */
function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const at = (round * 37) % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

let sent = 0

/** @returns milliseconds until the whole answer, and how many hits it counts */
async function call(url: string, fields: Fields): Promise<{ time: number; hits: string }> {
  sent++
  const began = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` },
    body: new URLSearchParams(fields),
  })
  const text = await answer.text()
  const time = performance.now() - began
  if (!answer.ok) throw new Error(`${url} ${JSON.stringify(fields)}: ${answer.status} ${text.slice(0, 200)}`)
  const { total, more } = JSON.parse(text) as { readonly total?: number; readonly more?: boolean }
  return { time, hits: `${total ?? ''}${more ? '+' : ''}` }
}
