import type { Facts, JobStatus, PostType, Region } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { type PostRecord, recordColumns } from '../queries'

const rowsById: Statement = {
  name: 'boards-facts-rows-by-id',
  text: `select ${recordColumns}, f.facts from posts p join users u on u.id = p.user_id
    left join post_facts f on f.post_id = p.id where p.id = any($1::integer[])`,
}

/** A post of a list, with its facts. */
export type FactRecord = PostRecord & { readonly facts: Facts | null }

/** The existing posts with these ids, in the order of the ids. */
export async function findRows(database: Database, ids: readonly number[]): Promise<FactRecord[]> {
  if (ids.length === 0) return []
  const rows = await database.query<FactRecord>(rowsById, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A part of a board. Undefined means all. */
export interface Part {
  readonly type: PostType
  readonly region: Region | undefined
  readonly jstatus: JobStatus | undefined
  /** Leaves out what is taken. */
  readonly available: boolean
}

const notTaken = `not exists (select from post_facts f where f.post_id = p.id and f.taken = 'yes')`

/** With and without region, so that each uses its own index, whose order is that of the list. */
const newest = (name: string, region: string, available: boolean): Statement => ({
  name: `boards-facts-${name}`,
  text: `select p.id from posts p
    where p.type = $1 and ${region} and ($3::text is null or p.jstatus = $3) and p.id < $4
      ${available ? `and ${notTaken}` : ''}
    order by p.id desc limit $5::bigint`,
})
const newestOf = {
  everywhere: newest('newest', '$2::text is null', false),
  region: newest('newest-region', 'p.region = $2', false),
  availableEverywhere: newest('available', '$2::text is null', true),
  availableInRegion: newest('available-region', 'p.region = $2', true),
} as const

/** The ids of a part of a board below an id, the newest first. */
export async function listNewest(
  database: Database,
  { type, region, jstatus, available }: Part,
  before: number,
  most: number,
): Promise<number[]> {
  const ofAll = available ? newestOf.availableEverywhere : newestOf.everywhere
  const ofRegion = available ? newestOf.availableInRegion : newestOf.region
  const statement = region === undefined ? ofAll : ofRegion
  const rows = await database.query<{ id: number }>(statement, [
    type,
    region ?? null,
    jstatus ?? null,
    before,
    most,
  ])
  return rows.map(({ id }) => id)
}

const counted: Statement = {
  name: 'boards-facts-counted',
  text: `select coalesce(sum(posts), 0)::integer as total from post_counts
    where type = $1 and ($2::text is null or region = $2) and ($3::text is null or jstatus = $3)`,
}

/** The number of posts of a part of a board, taken ones as well. */
export async function countPosts(
  database: Database,
  { type, region, jstatus }: Omit<Part, 'available'>,
): Promise<number> {
  const values = [type, region ?? null, jstatus ?? null]
  return (await database.query<{ total: number }>(counted, values))[0]?.total ?? 0
}

const takenLeftOut: Statement = {
  name: 'boards-facts-taken-left-out',
  text: `select p.id from unnest($1::integer[]) with ordinality p (id, place) where ${notTaken} order by p.place`,
}

/** Leaves out what is taken. */
export async function leaveOutTaken(database: Database, ids: readonly number[]): Promise<number[]> {
  return (await database.query<{ id: number }>(takenLeftOut, [ids])).map(({ id }) => id)
}
