import type pg from 'pg'
import { sizes, type SizeName } from '../data/sizes'
import { load, type LoadResult, oneByOne } from '../measure/load'
import { processorTime } from '../measure/processor'
import type { Contender } from '../measure/rounds'
import type { BenchSite } from '../site'
import { bareTps, pgbenchScript } from './bare'
import type { BenchCall } from './calls'
import type { Reference } from './reference'
import { statementOf } from './statement'
import { whileWriting } from './writer'

/** The duration and the number of rounds. */
export interface Effort {
  readonly rounds: number
  /** The duration of one run. */
  readonly seconds: number
  readonly connections: number
}

/** A site of one size: two services on one database, and a logged-in member. */
export interface FilledSite {
  readonly size: SizeName
  readonly site: BenchSite
  readonly second: BenchSite
  readonly client: pg.Client
  readonly token: string
}

/**
 * The result of one run. Processor time is that of the service and its database, or of the trivial server, in microseconds
 * per call.
 */
export interface Figures extends LoadResult {
  readonly processor: number
}

/** The name of a contender at a size. */
export const named = (what: 'service' | 'alone' | 'two' | 'bare', size: SizeName): string => `${what} ${size}`

/** The trivial server, under load and alone. */
export function reference({ url, pid }: Reference, call: BenchCall, effort: Effort): Contender<Figures>[] {
  const sent = { url, path: call.path, bodies: call.bodies }
  return [
    { name: 'reference', run: () => measured(pid, () => load({ ...effort, ...sent })) },
    ...(call.writes
      ? []
      : [
          {
            name: 'reference alone',
            run: () => measured(pid, () => load({ ...effort, ...sent, connections: 1 })),
          },
        ]),
  ]
}

/**
 * The service at one size: under load, alone, and its bare statement. A writer runs all the time.
 * @param two whether two services share the load as well
 */
export async function service(
  filledSite: FilledSite,
  call: BenchCall,
  effort: Effort,
  two: boolean,
): Promise<Contender<Figures>[]> {
  const { site, second, size, token } = filledSite
  const sent = { path: call.path, bodies: call.bodies, token: call.loggedIn ? token : undefined }
  const own = { ...sent, url: site.url }
  const contender = (what: Parameters<typeof named>[0], run: () => Promise<Figures>) => ({
    name: named(what, size),
    run: call.writes ? run : () => whileWriting(site, token, run),
  })
  const contenders = [contender('service', () => measured(site.pid, () => load({ ...effort, ...own })))]
  if (call.writes) return contenders
  contenders.push(
    contender('alone', () =>
      measured(site.pid, () => (call.each ? oneByOne(own) : load({ ...effort, ...own, connections: 1 }))),
    ),
  )
  if (two)
    contenders.push(
      contender('two', async () => {
        const half = { ...effort, ...sent, connections: Math.ceil(effort.connections / 2) }
        const [a, b] = await Promise.all([
          load({ ...half, url: site.url }),
          load({ ...half, url: second.url }),
        ])
        return { ...nothing, perSecond: a.perSecond + b.perSecond }
      }),
    )
  if (!call.bare) return contenders
  const statement = await statementOf(filledSite.client, async () => void (await once(filledSite, call)))
  const script = pgbenchScript(statement, call, sizes[size].posts)
  contenders.push(
    contender('bare', async () => ({
      ...nothing,
      perSecond: await bareTps(site.databaseUrl, script, effort.seconds, effort.connections),
    })),
  )
  return contenders
}

const nothing = { perSecond: 0, requests: 0, p50: 0, p99: 0, processor: 0 }

/** A run, with the processor time of a process and its descendants. */
async function measured(pid: number, run: () => Promise<LoadResult>): Promise<Figures> {
  const before = await processorTime(pid)
  const result = await run()
  const used = (await processorTime(pid)) - before
  return { ...result, processor: (used / result.requests) * 1e6 }
}

/** Makes the call once. @returns the bytes of the answer */
export async function once(
  { site, token }: Pick<FilledSite, 'site' | 'token'>,
  { path, bodies, name, loggedIn }: BenchCall,
): Promise<Buffer> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': '172.17.0.1',
      ...(loggedIn && { authorization: `Bearer ${token}` }),
    },
    body: new URLSearchParams(bodies[0]),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}
