import type { TestApi } from './api'

/** Every row of the tables that lists, searches and counts read, without what only ever grows. */
export async function storedRows(api: TestApi): Promise<Record<string, unknown>> {
  const tables = [
    'posts',
    'post_files',
    'post_search',
    'post_counts',
    'post_blocks',
    'comments',
    'messages',
    'conversations',
    'message_checkpoints',
  ]
  const found: Record<string, unknown> = {}
  for (const table of tables) {
    const text = `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows from ${table} t`
    const [row] = await api.database.query<{ rows: unknown }>({ name: `test-all-${table}`, text })
    found[table] = row?.rows
  }
  return found
}
