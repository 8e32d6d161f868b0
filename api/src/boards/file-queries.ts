import type { Database, Statement } from '../platform/database/database'

const usedFound: Statement = {
  name: 'boards-used-files-found',
  text: `
    select key from unnest($1::text[]) as asked (key)
    where exists (select 1 from post_files where post_files.key = asked.key)
      or exists (select 1 from post_files where post_files.small_key = asked.key)`,
}

/** Those of some keys of stored files that a post names. */
export async function findUsedKeys(database: Database, keys: readonly string[]): Promise<string[]> {
  return (await database.query<{ key: string }>(usedFound, [keys])).map(({ key }) => key)
}
