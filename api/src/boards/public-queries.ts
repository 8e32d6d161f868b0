import type { PostType } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** A post as its public link shows it. */
export interface PreviewRecord {
  readonly id: number
  readonly type: PostType
  readonly subject: string
  readonly description: string
  readonly image_key: string | null
  readonly created_at: Date
  readonly edited_at: Date | null
  readonly nick: string
  readonly caution: readonly string[] | null
}

const previewed = `select p.id, p.type, p.subject, p.description, p.image_key, p.created_at, p.edited_at, u.nick, p.caution
    from posts p join users u on u.id = p.user_id`

const postPreviewed: Statement = { name: 'boards-post-previewed', text: `${previewed} where p.id = $1` }

/** A post without the parts that its page loads later, or undefined. */
export async function findPreview(database: Database, id: number): Promise<PreviewRecord | undefined> {
  return (await database.query<PreviewRecord>(postPreviewed, [id]))[0]
}

const postsPreviewed: Statement = {
  name: 'boards-posts-previewed',
  text: `${previewed} where p.id = any($1)`,
}

/** The posts of these ids that exist, in any order. */
export async function findPreviews(database: Database, ids: readonly number[]): Promise<PreviewRecord[]> {
  return database.query<PreviewRecord>(postsPreviewed, [ids])
}

/** A post's id and the time of its last change. */
export interface AddressRecord {
  readonly id: number
  readonly changed_at: Date
}

const addressesListed: Statement = {
  name: 'boards-addresses-listed',
  text: `select id, coalesce(edited_at, created_at) as changed_at from posts
    where id > $1 and id <= $2 order by id limit $3`,
}

/** At most `most` posts by id, the lowest first: above `after`, up to and including `last`. */
export async function listAddresses(
  database: Database,
  after: number,
  last: number,
  most: number,
): Promise<AddressRecord[]> {
  return database.query<AddressRecord>(addressesListed, [after, last, most])
}

const highestId: Statement = {
  name: 'boards-highest-id',
  text: 'select coalesce(max(id), 0) as id from posts',
}

/** The id of the newest post; 0 without posts. */
export async function findHighestId(database: Database): Promise<number> {
  return (await database.query<{ id: number }>(highestId))[0]?.id ?? 0
}
