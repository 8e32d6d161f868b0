import { createHash } from 'node:crypto'
import { postDetail } from '@within-reach/contract'
import pg from 'pg'
import type { Written } from './writers'

async function ask<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Asks the restored service for posts.
 * @returns how many are missing, or differ in their subject or file
 */
export async function countLost(url: string, expected: readonly Written[]): Promise<number> {
  let lost = 0
  for (const { id, subject, file } of expected) {
    const answer = await fetch(url + postDetail.path, {
      method: 'POST',
      body: new URLSearchParams({ id: `${id}` }),
    })
    const { data } = (await answer.json()) as { data?: { subject?: string; files?: { path: string }[] } }
    const path = data?.files?.[0]?.path
    const bytes = path === undefined ? '' : new Uint8Array(await (await fetch(url + path)).arrayBuffer())
    if (data?.subject !== subject || createHash('sha256').update(bytes).digest('hex') !== file) lost++
  }
  return lost
}

/**
 * Looks for posts that are not whole.
 * @param sent the subjects of all posts that were sent
 * @param has whether the store has a file
 */
export async function countInconsistent(
  databaseUrl: string,
  sent: ReadonlySet<string>,
  has: (key: string) => Promise<boolean>,
): Promise<number> {
  const rows = await ask<{ subject: string; searched: boolean; keys: string[] }>(
    databaseUrl,
    `select subject, exists (select 1 from post_search s where s.post_id = p.id) as searched,
      array(select key from post_files f where f.post_id = p.id) as keys from posts p`,
  )
  let found = 0
  for (const { subject, searched, keys } of rows) {
    const [key] = keys
    if (!sent.has(subject) || !searched || key === undefined || !(await has(key))) found++
  }
  const counts = await ask<{ right: boolean }>(
    databaseUrl,
    'select coalesce(sum(posts), 0) = (select count(*) from posts) as right from post_counts',
  )
  return found + (counts[0]?.right === true ? 0 : 1)
}

/** These record the running instances and the backups themselves. */
const ofInstances = ['file_stores', 'backups', 'migrations']

/** The columns to compare, where another one has the time of the last start. */
const compared: Readonly<Record<string, string>> = { shell_files: '(t.name, t.bytes)' }

/** A digest of all rows of each table. */
export async function digestsOf(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [ofInstances],
  )
  const digests = new Map<string, string>()
  for (const { name } of tables) {
    const text = `md5(${compared[name] ?? 't'}::text)`
    const [row] = await ask<{ digest: string }>(
      databaseUrl,
      `select count(*) || ' ' || md5(coalesce(string_agg(${text}, '' order by ${text}), '')) as digest from ${pg.escapeIdentifier(name)} t`,
    )
    digests.set(name, row?.digest ?? '')
  }
  return digests
}
