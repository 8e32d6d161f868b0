import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { TestApi } from '../api'

/**
 * Looks for texts in every column of every table, which it takes from the schema.
 * @returns the tables with a row that contains one of them, in any case
 */
export async function tablesWith(api: TestApi, texts: readonly string[]): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await api.database.pool.query(
      `select 1 from "${name}" t, unnest($1::text[]) as sought
        where position(lower(sought) in lower(t::text)) > 0 limit 1`,
      [texts],
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

/** The keys of the stored files. */
export async function storedFiles(api: TestApi): Promise<string[]> {
  const names = await readdir(path.join(api.platform.settings.dataDir, 'files'), { recursive: true })
  return names.filter((name) => /\.(webp|pdf)$/.test(name))
}
