import { bytesPerRow } from '../report/growth-sections'
import type { Results } from '../report/committed-results'

/** What one visit asks for. A visit of a member also reads the inbox, keeps an event stream open, and writes. */
export const visit = {
  reads: { 'board list': 6, post: 5, comments: 5, search: 0.5 },
  ofMember: { inbox: 1, profile: 0.5, 'new post': 0.1, 'new comment': 0.3, 'new message': 0.3 },
  /** Whole pages; all further ones are drawn by the browser from calls. */
  pages: 2,
  /** Bytes sent, with pictures. */
  bytes: 1.5e6,
  seconds: 360,
} as const

/** How the month of a member is spent. */
export const month = {
  visitsOfMember: 12,
  /** Visits of people who are not logged in, for each visit of a member. */
  visitsOfOthers: 2,
  days: 30,
  /** The share of a day's visits in its busiest hour. */
  busiestHour: 0.12,
  /** The share of the processors that the busiest hour may use. */
  used: 0.5,
} as const

/** Rows in each table for one write. */
const tablesOf = {
  'new post': ['posts', 'post_search'],
  'new comment': ['comments'],
  'new message': ['messages'],
} as const

/** The assumed machines, and euros a month. They are not measured. */
export const prices = {
  /** Two cores, 4 GB. */
  small: { cores: 2, euros: 15 },
  /** Eight cores, 32 GB. */
  large: { cores: 8, euros: 120 },
  gigabyteStored: 0.1,
  gigabyteSent: 0.01,
} as const

/** What a number of monthly members needs. */
export interface Needs {
  readonly members: number
  /** In the busiest hour. */
  readonly visitsPerSecond: number
  /** Cores in the busiest hour, without reserve. */
  readonly cores: { readonly service: number; readonly database: number }
  readonly streams: number
  /** Gigabytes of memory for the streams. */
  readonly streamMemory: number
  /** New rows in a year. */
  readonly rows: { readonly posts: number; readonly comments: number; readonly messages: number }
  /** Gigabytes of the database after a year. */
  readonly stored: number
  readonly machines: string
  readonly euros: number
  /** The euros of them for sent bytes. */
  readonly sending: number
}

/**
 * Reckons what a number of monthly members needs, from the measured cost of each call.
 * @throws Error if a result is missing
 */
export function needsOf(members: number, results: Results): Needs {
  const { api, scale, live, replicas, tables } = results
  if (!api || !scale || !live || !replicas || !tables)
    throw new Error('The results of api, scale, live, replicas and tables are needed')
  const costs = new Map((api.sizes['1m'] ?? []).map(({ call, processor }) => [call, processor.median / 1e6]))
  const secondsOf = (calls: Readonly<Record<string, number>>): number =>
    sum(Object.entries(calls).map(([call, times]) => times * demand(costs.get(call), call)))
  const page = demand(scale.sizes['4'], 'scale').documentAnswered.median / 1000
  const ofMember = secondsOf(visit.reads) + secondsOf(visit.ofMember)
  const visits = (members * month.visitsOfMember * month.busiestHour) / month.days / 3600
  const calls = visits * (ofMember + month.visitsOfOthers * secondsOf(visit.reads))
  const share = databaseShare(replicas.rows)
  const cores = {
    service: calls * (1 - share) + visits * (1 + month.visitsOfOthers) * visit.pages * page,
    database: calls * share,
  }
  const perYear = (call: keyof typeof tablesOf) => members * month.visitsOfMember * 12 * visit.ofMember[call]
  const spaces = new Map((tables.sizes['1m'] ?? []).map((space) => [space.table, bytesPerRow(space)]))
  const stored = sum(
    Object.entries(tablesOf).flatMap(([call, names]) =>
      names.map((name) => {
        const { heap, indexes } = demand(spaces.get(name), name)
        return perYear(call as keyof typeof tablesOf) * (heap + indexes)
      }),
    ),
  )
  const streams = visits * visit.seconds
  const sent = members * month.visitsOfMember * (1 + month.visitsOfOthers) * visit.bytes
  const layout = layoutOf(cores, Math.ceil(streams / live.streams))
  const sending = (sent / 1e9) * prices.gigabyteSent
  return {
    members,
    visitsPerSecond: visits * (1 + month.visitsOfOthers),
    cores,
    streams,
    streamMemory: (streams * live.service.further.median) / 1e9,
    rows: { posts: perYear('new post'), comments: perYear('new comment'), messages: perYear('new message') },
    stored: stored / 1e9,
    machines: layout.text,
    euros: layout.euros + (stored / 1e9) * layout.copies * prices.gigabyteStored + sending,
    sending,
  }
}

/** The share of the database in the processor time of a visit's reads, as far as they were measured, without replicas. */
function databaseShare(rows: NonNullable<Results['replicas']>['rows']): number {
  const without = rows.filter(({ replicas, instances }) => replicas === 0 && instances === 1)
  const times: Readonly<Record<string, number>> = visit.reads
  const total = (part: 'primary' | 'service') =>
    sum(without.map(({ call, ...found }) => (times[call] ?? 0) * found[part].median))
  return total('primary') / (total('primary') + total('service'))
}

/**
 * One machine while half of it suffices. Otherwise two or more instances, a primary and at least one replica.
 * @param forStreams the instances that the streams need
 */
function layoutOf(
  { service, database }: Needs['cores'],
  forStreams: number,
): { text: string; euros: number; copies: number } {
  const { small, large } = prices
  if (service + database <= small.cores * month.used)
    return { text: `1 of ${small.cores} cores`, euros: small.euros, copies: 1 }
  const instances = Math.max(2, forStreams, Math.ceil(service / (small.cores * month.used)))
  const isLarge = database > small.cores * month.used
  const server = isLarge ? large : small
  const servers = Math.max(2, Math.ceil(database / (server.cores * month.used)) + 1)
  return {
    text: `${instances} of ${small.cores} cores for instances, a primary and ${servers - 1} ${servers === 2 ? 'replica' : 'replicas'} of ${server.cores} cores`,
    euros: instances * small.euros + servers * server.euros,
    copies: servers,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function demand<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no result for ${name}`)
  return value
}
