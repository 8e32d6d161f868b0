import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { builtRemotes, startFresh } from '../fresh-site'
import { freePort } from '../processes'
import { saveResult } from '../results'
import { launchService } from '../site'
import { addMembers } from '../load/members'
import type { PostgresMajorResult } from './postgres-major-result'
import { startPostgres } from './postgres-server'
import { obstacle, postgresOnly, postgresPrograms } from './programs'
import { startWriters } from './writers'

const writers = 4
/** How long members write before and after the move, in milliseconds. */
const calm = 5000
/** The time limit for the new server to follow, in milliseconds. */
const timeout = 120_000

/**
 * Moves a site from Debian's PostgreSQL to the embedded one, a later major version, by logical replication, while members
 * write: `npm run bench -- postgres-major`. The steps are those of docs/upgrading.md.
 */
export async function postgresMajor(): Promise<void> {
  const missing = obstacle(postgresOnly)
  if (missing !== undefined) {
    console.error(missing)
    process.exit(2)
  }
  await builtRemotes()
  const earlier = await startPostgres({ wal_level: 'logical' })
  // Its service owns the later server, and gets no requests.
  const owner = await startFresh()
  const root = await mkdtemp(path.join(tmpdir(), 'within-reach-major-'))
  const [from, to] = [earlier.urlOf('within_reach'), databaseUrl(owner.databaseUrl, 'moved')]
  await run(earlier.urlOf('postgres'), 'create database within_reach')
  await run(owner.databaseUrl, 'create database moved')
  const [port, settings] = [await freePort(), { FILES_DIR: path.join(root, 'files') }]
  const start = (url: string) =>
    launchService(
      path.join(root, 'instance'),
      { ...settings, DATABASE_URL: url, LOG_LEVEL: 'error' },
      { port },
    )
  let instance = await start(from)
  try {
    const load = startWriters([instance.url], await addMembers(from, writers))
    await delay(calm)
    await follow(from, to)
    const began = performance.now()
    await instance.stop()
    await finish(from, to)
    instance = await start(to)
    await load.untilWritten()
    await delay(calm)
    const gap = load.longestGap(began) / 1000
    const found: PostgresMajorResult = {
      from: await versionOf(from),
      to: await versionOf(to),
      gap,
      writes: await load.compare(to),
    }
    await load.stop()
    console.log(found)
    await saveResult('postgres-major', found)
  } finally {
    await instance.stop()
    await owner.stop()
    await earlier.stop()
    await rm(root, { recursive: true, force: true })
  }
}

/** Copies the schema, then the rows, and follows the changes until every table is in sync. */
async function follow(from: string, to: string): Promise<void> {
  const schema = execFileSync(`${postgresPrograms}/pg_dump`, ['--schema-only', '--no-owner', from])
  execFileSync(`${postgresPrograms}/psql`, ['--quiet', '--set=ON_ERROR_STOP=1', to], {
    input: schema,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  // Updates and deletions name a row by its primary key, or else by all of its columns.
  const tables = await run<{ name: string }>(
    from,
    `select oid::regclass::text as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index where indrelid = c.oid and indisprimary)`,
  )
  for (const { name } of tables) await run(from, `alter table ${name} replica identity full`)
  await run(from, 'create publication moving for all tables')
  await run(to, `create subscription moving connection '${from}' publication moving`)
  await until(to, "select count(*) = 0 as done from pg_subscription_rel where srsubstate <> 'r'")
}

/** After the last write: waits for the last change, and copies the positions of the sequences, which are not replicated. */
async function finish(from: string, to: string): Promise<void> {
  const [last] = await run<{ position: string }>(from, 'select pg_current_wal_lsn()::text as position')
  await until(
    from,
    `select confirmed_flush_lsn >= '${last?.position ?? ''}' as done from pg_replication_slots where slot_name = 'moving'`,
  )
  const sequences = await run<{ name: string; value: string }>(
    from,
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where last_value is not null`,
  )
  for (const { name, value } of sequences) await run(to, `select setval('${name}', ${value})`)
  await run(to, 'drop subscription moving')
}

async function until(url: string, statement: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < timeout; await delay(50))
    if ((await run<{ done: boolean }>(url, statement))[0]?.done) return
  throw new Error(`did not become true: ${statement}`)
}

async function run<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

const databaseUrl = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href

async function versionOf(url: string): Promise<string> {
  const [row] = await run<{ server_version: string }>(url, 'show server_version')
  return row?.server_version.split(' ')[0] ?? ''
}
