import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Row, type Table, tables } from './rows'
import { type SizeName, sizes } from './sizes'

/** The table with the size of a filled database and the edition of its content. */
const marker = 'bench_filled'
/** Increase it when the content changes, so that older databases are filled again. */
const edition = 2
/** Rows are sent in chunks of about this many characters. */
const chunkSize = 1 << 18

/**
 * Fills a migrated, empty database, unless it is already filled. Indexes are created after the rows, and foreign keys are not
 * checked, because both would take longer than the rows.
 * @param url a PostgreSQL URL of its owner
 * @param size the number of rows
 * @param passwordHash the password hash of every member
 * @param log receives each step
 */
export async function fill(
  url: string,
  size: SizeName,
  passwordHash: string,
  log: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if ((await filledAs(client)) === `${size} ${edition}`) return log(`${size}: filled already`)
    await client.query('set session_replication_role = replica')
    await client.query(
      `truncate users, posts, post_files, comments, post_counts, post_blocks, post_search, messages restart identity cascade`,
    )
    await client.query('update post_blocks_end set id = 0')
    const indexes = await dropIndexes(client)
    for (const table of tables(sizes[size], 20_231_003, passwordHash))
      await timed(log, table.name, () => copy(client, table))
    await timed(log, 'post_search', () => client.query(searchRows))
    await timed(log, 'post_counts', () => client.query(countRows))
    await timed(log, 'indexes', async () => {
      await client.query(`set maintenance_work_mem = '1GB'`)
      for (const index of indexes) await client.query(index)
    })
    for (const table of ['users', 'posts', 'comments', 'messages'])
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      )
    await timed(log, 'vacuum', () => client.query('vacuum analyze'))
    await client.query(
      `create table if not exists ${marker} (size text); truncate ${marker}; insert into ${marker} values ('${size} ${edition}')`,
    )
    // Long enough for the complete statements of the service; takes effect at the next start.
    await client.query(`alter system set track_activity_query_size = '8kB'`)
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function filledAs(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${marker}') is not null as exists`,
  )
  if (!rows[0]?.exists) return undefined
  return (await client.query<{ size: string }>(`select size from ${marker}`)).rows[0]?.size
}

/** @returns the statements that create them again */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid::regclass::text = any($1) and not indisprimary and not indisunique`,
    [['posts', 'comments', 'messages', 'post_search']],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function copy(client: pg.Client, { name, columns, rows }: Table): Promise<void> {
  const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(chunks(rows()), { objectMode: true }), stream)
  if (!stream.writableFinished) await once(stream, 'finish')
}

function* chunks(rows: Iterable<Row>): Generator<string> {
  let text = ''
  for (const row of rows) {
    text += `${row.map((value) => (value === null ? '\\N' : escaped(String(value)))).join('\t')}\n`
    if (text.length < chunkSize) continue
    yield text
    text = ''
  }
  yield text
}

/** Escapes for COPY's text format (PostgreSQL manual, COPY, "Text Format"). */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')

async function timed<T>(log: (line: string) => void, name: string, work: () => Promise<T>): Promise<void> {
  const started = Date.now()
  await work()
  log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Writes the searched text as the service does: NFC, lower case, single spaces, Hangul syllables doubled, no tags. */
const searchRows = `insert into post_search (post_id, type, region, jstatus, content)
  select id, type, region, jstatus, regexp_replace(
    trim(regexp_replace(lower(normalize(
      subject || ' ' || coalesce(specific_location, '') || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g')
    )), '\\s+', ' ', 'g')), '([가-힣])', '\\1\\1', 'g')
  from posts order by id`

const countRows = `insert into post_counts (type, region, jstatus, slot, posts)
  select type, coalesce(region, ''), coalesce(jstatus, ''), id % 16, count(*) from posts group by 1, 2, 3, 4`
