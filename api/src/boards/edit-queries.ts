import type { PostType, Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { SavedFile } from '../platform/files/save-file'
import { filesInserted, type NewPost, valuesOf } from './queries'

/** The fields of a stored post that decide how it may change. */
export interface OwnPost {
  readonly type: PostType
  readonly region: Region | null
  readonly edited_at: Date | null
  /** What the interlock suspects it of; null if of nothing. */
  readonly caution: readonly string[] | null
  /** In order. */
  readonly files: readonly SavedFile[]
}

interface FileRow extends Omit<SavedFile, 'smallKey'> {
  readonly small_key: string | null
}

const ownPostById: Statement = {
  name: 'boards-own-post-as-changed-by-id',
  text: `select p.type, p.region, p.edited_at, p.caution,
      (select coalesce(json_agg(json_build_object('name', name, 'key', key, 'small_key', small_key,
        'type', type, 'size', size, 'width', width, 'height', height) order by position), '[]') from post_files where post_id = p.id) as files
    from posts p where p.id = $1 and p.user_id = $2`,
}

/** A member's own post; undefined if it is another member's or gone. */
export async function findOwnPost(
  database: Database,
  id: number,
  ownerId: number,
): Promise<OwnPost | undefined> {
  const [row] = await database.query<Omit<OwnPost, 'files'> & { files: FileRow[] }>(ownPostById, [
    id,
    ownerId,
  ])
  if (!row) return undefined
  const files = row.files.map(({ small_key, ...file }) => ({ ...file, smallKey: small_key ?? undefined }))
  return { ...row, files }
}

const filesDeleted: Statement = {
  name: 'boards-files-deleted',
  text: 'delete from post_files where post_id = $1',
}

// A post that changes its region or status moves from one total to another. Both totals are locked in a fixed order, so
// that two opposite moves do not deadlock. A total that is proposed as 0 is the one that the post leaves.
const postUpdated: Statement = {
  name: 'boards-post-updated',
  text: `with before as (
      select id, type, coalesce(region, '') as region, coalesce(jstatus, '') as jstatus from posts where id = $1
    ), post as (
      update posts set region = $3, specific_location = $4, jstatus = $5, subject = $6, description = $7,
        image_key = $8, image_small_key = $9, edited_at = now()
      where id = $1 and type = $2
      returning id, region, jstatus
    ), stored as (
      ${filesInserted}
    ), searched as (
      update post_search s set region = post.region, jstatus = post.jstatus, content = $17::text
      from post where s.post_id = post.id
    ), counted as (
      insert into post_counts as c (type, region, jstatus, slot, posts)
      select before.type, side.region, side.jstatus, before.id % 16, side.posts
      from before
      join post on (before.region, before.jstatus) <> (coalesce(post.region, ''), coalesce(post.jstatus, ''))
      cross join lateral (values
        (before.region, before.jstatus, 0), (coalesce(post.region, ''), coalesce(post.jstatus, ''), 1)
      ) side (region, jstatus, posts)
      order by side.region, side.jstatus
      on conflict (type, region, jstatus, slot)
      do update set posts = c.posts + case excluded.posts when 0 then -1 else 1 end
    )
    select id from post`,
}

/** Rewrites a locked post with all dependent rows. */
export async function updatePost(tx: Database, id: number, post: NewPost): Promise<void> {
  await tx.query(filesDeleted, [id])
  const rows = await tx.query(postUpdated, [id, ...valuesOf(post)])
  if (rows.length === 0) throw new Error('A locked post has disappeared')
}
