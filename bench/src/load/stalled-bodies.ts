import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { posts } from '@within-reach/contract'
import { type FreshSite, startFresh } from '../fresh-site'
import { quantile } from '../measure/statistics'
import { saveResult } from '../results'
import { holdConnections } from './held-connections'
import { addMembers } from './members'
import type { StalledResult } from './stalled-result'
import { stalledKinds } from './stalled-kinds'

/**
 * Measures the effect of requests that begin and never end: `npm run bench -- load stalled-bodies [--connections 1000]
 * [--seconds 40]`. It opens them at a new instance of the service, one kind after the other, while others make calls.
 */
export async function stalledBodies(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      connections: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '40' },
    },
  })
  const [connections, seconds] = [Number(values.connections), Number(values.seconds)]
  const owner = await startFresh()
  try {
    const tokens = await addMembers(owner.databaseUrl, connections)
    const kinds: StalledResult[] = []
    for (const { kind, request } of stalledKinds) {
      const site = await startFresh({ DATABASE_URL: owner.databaseUrl })
      try {
        const held = (url: string) => holdConnections(url, connections, (at) => request(at, tokens[at] ?? ''))
        kinds.push({ kind, ...(await measure(site, held, seconds)) })
        console.log(`  ${JSON.stringify(kinds.at(-1))}`)
      } finally {
        await site.stop()
      }
    }
    await saveResult('load-stalled', { connections, seconds, kinds })
  } finally {
    await owner.stop()
  }
}

async function measure(
  site: FreshSite,
  hold: (url: string) => ReturnType<typeof holdConnections>,
  seconds: number,
): Promise<Omit<StalledResult, 'kind'>> {
  // Warm up, so that the service's own start is not measured.
  for (let call = 0; call < 200; call++) await visit(site.url)
  const before = (await site.memory()).rss
  const times: number[] = []
  let [peak, failed, calls] = [before, 0, 0]
  let dropped: number | null = null
  const began = performance.now()
  const held = hold(site.url)
  while (performance.now() - began < seconds * 1000) {
    const start = performance.now()
    calls++
    if (!(await visit(site.url))) failed++
    times.push(performance.now() - start)
    peak = Math.max(peak, await residentBytes(site.pid))
    if (held.open() === 0) dropped ??= performance.now() - began
    await delay(20)
  }
  const answered = held.answered()
  held.end()
  const sorted = times.sort((a, b) => a - b)
  const [median, p99, slowest] = [0.5, 0.99, 1].map((share) => quantile(sorted, share))
  if (median === undefined || p99 === undefined || slowest === undefined)
    throw new Error('There are no calls')
  return { before, peak, answered, dropped, visitors: { calls, failed, median, p99, slowest } }
}

/** Makes a call of another visitor, on its own connection. @returns whether it succeeded */
async function visit(url: string): Promise<boolean> {
  const answer = await fetch(url + posts.path, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.30.${Math.floor(Math.random() * 256)}.1`, connection: 'close' },
    body: new URLSearchParams({ type: 'fr' }),
  }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}

/** The current resident memory of a process, including garbage. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) * 1024
}
