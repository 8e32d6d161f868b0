import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { signInAs } from '../api/member'
import { fillSize } from '../data/data'
import { sizes } from '../data/sizes'
import { openCaller } from '../measure/caller'
import { requestsOf } from '../measure/load'
import { keepResult } from '../results'
import { startSite } from '../site'
import type { Crowd, CrowdResult } from './crowd'
import type { OverloadFound } from './overload-found'
import { crowdInProcess } from './crowd-process'
import { type OfferedCall, offeredCalls, passwordHash } from './offered-calls'
import { startProbes } from './probes'

const size = '10k'
/** Members who post and log in. */
const members = 1000
/** Connections among which the best throughput is looked for. */
const levels = [8, 16, 32, 64]
/** How many times as much is offered as the service can do. */
const times = 10
/** Connections that offer it. */
const connections = 800

/**
 * Offers ten times what the service can do: `npm run bench -- load overload [--seconds 10] [--call login]`. For each call the best
 * throughput is looked for first; then 800 connections come back so often after a refusal that ten times as much is offered.
 */
export async function overload(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { seconds: { type: 'string', default: '10' }, call: { type: 'string' } },
  })
  const seconds = Number(values.seconds)
  await fillSize(size)
  const site = await startSite(size)
  try {
    const { tokens, emails } = await signMembersIn(site.databaseUrl)
    const found: OverloadFound[] = []
    for (const call of offeredCalls(sizes[size], emails)) {
      if (values.call !== undefined && call.name !== values.call) continue
      found.push(await measure(call, { url: site.url, tokens: call.loggedIn ? tokens : [] }, seconds))
      console.log(found.at(-1))
    }
    if (values.call === undefined) await keepResult('overload', { seconds, connections, times, calls: found })
  } finally {
    await site.stop()
  }
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
  { url, tokens }: { readonly url: string; readonly tokens: readonly string[] },
  seconds: number,
): Promise<OverloadFound> {
  const sent = { url, path, bodies, tokens }
  let best: CrowdResult | undefined
  for (const level of levels) {
    const run = await crowdInProcess({ ...sent, connections: level, seconds: seconds / 2, pause: 0 })
    if (run.perSecond > (best?.perSecond ?? 0)) best = run
  }
  if (!best) throw new Error(`${path} was never answered`)
  const probes = startProbes(url)
  const over = await crowdInProcess({
    ...sent,
    connections,
    seconds,
    pause: (connections / (times * best.perSecond)) * 1000,
  })
  const recovery = await timeToRecover(sent, best.p99)
  const { slowest, count } = await probes.stop()
  await delay(1000)
  return {
    call: name,
    ...over,
    best: best.perSecond,
    throughput: over.perSecond / best.perSecond,
    slowestProbe: slowest,
    probes: count,
    recovery,
  }
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
    const asked = performance.now()
    const { status, time } = await caller.ask(next())
    if (status !== 200 || time > within) inRow = 0
    else if (inRow++ === 0) recovered = asked
  }
  caller.close()
  return recovered - began
}
