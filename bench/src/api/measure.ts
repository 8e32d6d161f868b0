import pg from 'pg'
import { sizes, type SizeName } from '../data/sizes'
import { load, type LoadResult } from '../measure/load'
import { processorTime } from '../measure/processor'
import { type Contender, interleaved } from '../measure/rounds'
import { type Spread, spreadOf } from '../measure/statistics'
import { type BenchSite, startSite } from '../site'
import { bareTps, pgbenchScript } from './bare'
import { type BenchCall, benchCalls } from './calls'
import { signInAs } from './member'
import { startReference } from './reference'
import { statementOf } from './statement'
import { keepWriting } from './writer'

/** How long and how often. */
export interface Effort {
  readonly rounds: number
  /** Of one run. */
  readonly seconds: number
  readonly connections: number
}

/** What one call came to. Shares and multiples are of one round each, times are in milliseconds. */
export interface CallResult {
  readonly call: string
  readonly perSecond: Spread
  readonly p50: Spread
  readonly p99: Spread
  /** Processor time of service and database for one call, in microseconds. */
  readonly processor: Spread
  /** Calls a second as a share of what the bare statement reaches in the database alone. */
  readonly shareOfBare?: Spread
  readonly bare?: Spread
  /** Processor time as a multiple of the trivial server's. */
  readonly timesReference: Spread
  readonly p99TimesReference: Spread
  /** Calls a second of two services on one database, as a multiple of one. */
  readonly two?: Spread
}

interface Figures extends LoadResult {
  readonly processor: number
}

/** Measures every call at one size. */
export async function measureSize(
  size: SizeName,
  effort: Effort,
  wanted: (call: BenchCall) => boolean,
): Promise<CallResult[]> {
  const site = await startSite(size)
  const second = await startSite(`${size}-second`, site.databaseUrl)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    const token = await signInAs(client, 1)
    const results: CallResult[] = []
    for (const call of benchCalls(sizes[size]).filter(wanted)) {
      const result = await measureCall({ site, second, client, token, size, effort }, call)
      console.log(
        `  ${call.name}: ${result.perSecond.median.toFixed(0)}/s, p99 ${result.p99.median} ms, ${result.shareOfBare?.median.toFixed(2) ?? '-'} of bare`,
      )
      results.push(result)
    }
    return results
  } finally {
    await client.end()
    await second.stop()
    await site.stop()
  }
}

interface Bench {
  readonly site: BenchSite
  readonly second: BenchSite
  readonly client: pg.Client
  readonly token: string
  readonly size: SizeName
  readonly effort: Effort
}

async function measureCall(
  { site, second, client, token, size, effort }: Bench,
  call: BenchCall,
): Promise<CallResult> {
  const bearer = call.loggedIn ? token : undefined
  const answer = await once(site, call, bearer)
  const reference = await startReference(answer)
  const loadOf = (url: string, pid: number) => async (): Promise<Figures> => {
    const before = await processorTime(pid)
    const result = await load({ ...effort, url, path: call.path, bodies: call.bodies, token: bearer })
    const used = (await processorTime(pid)) - before
    return { ...result, processor: (used / result.requests) * 1e6 }
  }
  const contenders: Contender<Figures>[] = [
    { name: 'reference', run: loadOf(reference.url, reference.pid) },
    { name: 'service', run: loadOf(site.url, site.pid) },
  ]
  if (!call.writes) contenders.push({ name: 'two', run: () => both(site, second, call, bearer, effort) })
  if (call.bare) {
    const script = pgbenchScript(
      await statementOf(client, async () => void (await once(site, call, bearer))),
      call,
      sizes[size].posts,
    )
    contenders.push({
      name: 'bare',
      run: async () => ({
        ...nothing,
        perSecond: await bareTps(site.databaseUrl, script, effort.seconds, effort.connections),
      }),
    })
  }
  const stopWriting = call.writes ? () => Promise.resolve() : keepWriting(site, token)
  try {
    return summary(call, await interleaved(effort.rounds, contenders))
  } finally {
    await stopWriting()
    await reference.stop()
  }
}

const nothing = { perSecond: 0, requests: 0, p50: 0, p99: 0, processor: 0 }

async function both(
  site: BenchSite,
  second: BenchSite,
  call: BenchCall,
  token: string | undefined,
  effort: Effort,
): Promise<Figures> {
  const half = {
    ...effort,
    connections: Math.ceil(effort.connections / 2),
    path: call.path,
    bodies: call.bodies,
    token,
  }
  const [a, b] = await Promise.all([load({ ...half, url: site.url }), load({ ...half, url: second.url })])
  return { ...nothing, perSecond: a.perSecond + b.perSecond }
}

function summary({ name }: BenchCall, figures: ReadonlyMap<string, readonly Figures[]>): CallResult {
  const of = (contender: string) => figures.get(contender) ?? []
  const service = of('service')
  const ratio = (
    contender: string,
    key: keyof Figures,
    over: 'service' | 'contender' = 'service',
  ): Spread | undefined => {
    const others = of(contender)
    if (others.length === 0) return undefined
    return spreadOf(
      service.map((own, round) => {
        const other = others[round]?.[key] ?? Number.NaN
        return over === 'service' ? own[key] / other : other / own[key]
      }),
    )
  }
  const spread = (key: keyof Figures) => spreadOf(service.map((each) => each[key]))
  const bare = of('bare')
  return {
    call: name,
    perSecond: spread('perSecond'),
    p50: spread('p50'),
    p99: spread('p99'),
    processor: spread('processor'),
    ...(bare.length > 0 && {
      bare: spreadOf(bare.map(({ perSecond }) => perSecond)),
      shareOfBare: ratio('bare', 'perSecond'),
    }),
    timesReference: ratio('reference', 'processor') ?? { median: 0, least: 0, most: 0 },
    p99TimesReference: ratio('reference', 'p99') ?? { median: 0, least: 0, most: 0 },
    two: ratio('two', 'perSecond', 'contender'),
  }
}

/** Makes the call once and returns the answer's bytes. */
async function once({ url }: BenchSite, { path, bodies, name }: BenchCall, token?: string): Promise<Buffer> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': '172.17.0.1',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: new URLSearchParams(bodies[0]),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}
