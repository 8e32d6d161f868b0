import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { signInAs } from '../api/member'
import { fillSize } from '../data/data'
import { sizes } from '../data/sizes'
import { openCaller } from '../measure/caller'
import { separately } from '../measure/cores'
import { requestsOf } from '../measure/load'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { type BenchSite, startSite } from '../site'
import type { Crowd, CrowdResult } from './crowd'
import type { OverloadResult, OverloadsResult } from './overload-result'
import { crowdInProcess } from './crowd-process'
import { type OfferedCall, offeredCalls, passwordHash } from './offered-calls'
import { startProbes } from './probes'

const size = '10k'
/** Members who post and log in. */
const members = 1000
/** The numbers of connections among which the best throughput is searched. */
const levels = [8, 16, 32, 64]
/** Clients that wait as Retry-After says. */
const patient = 40
/** The offered load, as a multiple of the best throughput. */
const times = 10

/**
 * Offers ten times the best throughput: `npm run bench -- load overload [--rounds 3] [--seconds 10] [--connections 800]
 * [--call login]`. It first finds the best throughput of each call. Then the connections retry after refusals so often that
 * ten times as much is offered.
 */
export async function overload(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '800' },
      rounds: { type: 'string', default: '3' },
      call: { type: 'string' },
    },
  })
  const effort = {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    rounds: Number(values.rounds),
  }
  const found = await measureCalls(effort, ({ name }) => values.call === undefined || name === values.call)
  if (values.call === undefined) await saveResult('overload', { ...effort, times, patient, ...found })
}

/** Measures the wanted calls on a filled site, one after the other. */
export async function measureCalls(
  effort: Effort,
  wanted: (call: OfferedCall) => boolean,
): Promise<OverloadsResult> {
  await fillSize(size)
  const { started: site, cores } = await separately(() => startSite(size))
  try {
    const { tokens, emails } = await signMembersIn(site.databaseUrl)
    const calls: OverloadResult[] = []
    for (const call of offeredCalls(sizes[size], emails).filter(wanted)) {
      calls.push(await measure(call, { ...site, tokens: call.loggedIn ? tokens : [] }, effort))
      console.log(calls.at(-1))
    }
    return { calls, ...(cores !== undefined && { cores }) }
  } finally {
    await site.stop()
  }
}

/** The duration, the number of connections, and the rounds. */
export interface Effort {
  readonly seconds: number
  readonly connections: number
  readonly rounds: number
}

async function signMembersIn(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number; email: string }>(
      'update users set password_hash = $1 where id <= $2 returning id, email',
      [passwordHash, members],
    )
    const tokens: string[] = []
    for (const { id } of rows) tokens.push(await signInAs(client, id))
    return { tokens, emails: rows.map(({ email }) => email) }
  } finally {
    await client.end()
  }
}

async function measure(
  { name, path, bodies }: OfferedCall,
  { url, probeUrl, tokens }: Pick<BenchSite, 'url' | 'probeUrl'> & { readonly tokens: readonly string[] },
  { seconds, connections, rounds }: Effort,
): Promise<OverloadResult> {
  const sent = { url, path, bodies, tokens }
  let best: CrowdResult | undefined
  let level = 0
  for (const tried of levels) {
    const run = await crowdInProcess({ ...sent, connections: tried, seconds: seconds / 4, pause: 0 })
    if (run.perSecond <= (best?.perSecond ?? 0)) continue
    best = run
    level = tried
  }
  const found: Omit<OverloadResult, 'call'>[] = []
  for (let round = 0; round < rounds; round++) {
    // In turn, so that other work on the machine affects both alike.
    const usual = await crowdInProcess({ ...sent, connections: level, seconds: seconds / 2, pause: 0 })
    const pause = (connections / (times * usual.perSecond)) * 1000
    const stopProbes = startProbes({ url, probeUrl })
    const over = await crowdInProcess({ ...sent, connections, seconds, pause, patient })
    const recovery = await timeToRecover(sent, usual.p99)
    const probes = await stopProbes()
    const throughput = over.perSecond / usual.perSecond
    found.push({ ...over, best: usual.perSecond, throughput, ...probes, recovery })
    await delay(1000)
  }
  return { call: name, ...mediansOf(found) }
}

/** The median of each figure over the rounds, and the slowest probes of all. */
function mediansOf(found: readonly Omit<OverloadResult, 'call'>[]): Omit<OverloadResult, 'call'> {
  const [first] = found
  if (!first) throw new Error('There are no rounds')
  const keys = Object.keys(first) as (keyof typeof first)[]
  const medians = keys.map((key) => [key, spreadOf(found.map((round) => round[key])).median])
  const slowest = (['slowestProbe', 'slowestOnSite', 'slowestScrape'] as const).map((key) => [
    key,
    Math.max(...found.map((round) => round[key])),
  ])
  return Object.fromEntries([...medians, ...slowest]) as typeof first
}

/** Milliseconds until ten calls in a row are accepted within a time. */
async function timeToRecover(
  sent: Pick<Crowd, 'url' | 'path' | 'bodies' | 'tokens'>,
  within: number,
): Promise<number> {
  const began = performance.now()
  const caller = await openCaller(sent.url)
  const next = requestsOf(sent)
  let recovered = performance.now()
  for (let inRow = 0; inRow < 10 && performance.now() - began < 30_000;) {
    const sentAt = performance.now()
    const { status, time } = await caller.ask(next())
    if (status !== 200 || time > within) inRow = 0
    else if (inRow++ === 0) recovered = sentAt
  }
  caller.close()
  return recovered - began
}
