import type { Database, Statement } from '../../platform/database/database'

/** A file of a member's post, with its path in the archive. */
export interface ArchivedFile {
  readonly key: string
  readonly path: string
}

/**
 * The SQL of the path of a file in the archive, where the page and the zip file meet.
 * @param post the SQL of the post's number. The row `f` has the columns of `post_files`
 */
export const pathInArchive = (post: string): string =>
  `'files/post-' || ${post} || '-' || f.position || substring(f.key from '\\.[a-z]+$')`

const filesListed: Statement = {
  name: 'personal-data-archive-files',
  text: `select f.key, ${pathInArchive('f.post')} as path from (
      select p.id as post, f.position, f.key from posts p join post_files f on f.post_id = p.id where p.user_id = $1
      union all
      select w.content_id, f.position, f.key from withdrawn w join withdrawn_files f on f.withdrawn_id = w.id
      where w.user_id = $1) f
    order by f.post, f.position`,
}

/** The files of a member's posts, also of hidden ones. */
export async function listFiles(database: Database, userId: number): Promise<ArchivedFile[]> {
  return database.query<ArchivedFile>(filesListed, [userId])
}
