import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fill } from '../data/fill'
import { asSize, sizes, type SizeName } from '../data/sizes'
import { builtRemotes, startFresh } from '../fresh-site'
import { saveResult } from '../results'
import { launchService, repository } from '../site'
import type { MigrateUnderWritesResult } from './migrate-under-writes-result'
import { writeWhile } from './writers'

/** The last migration of the release that is upgraded. Later migrations run during the writes. */
const newestOfPrevious = '0012'
/** The time limit of the upgrade, in milliseconds. An index over a million posts takes minutes. */
const upgradeWithin = 60 * 60_000
/** How long the writers are measured without an upgrade, in milliseconds. */
const calm = 10_000

/**
 * Upgrades a filled database while an instance of the previous release writes: `npm run bench -- load migrate-under-writes
 * [--posts 1m]`.
 */
export async function migrateUnderWrites(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { posts: { type: 'string', default: '1m' } } })
  const size = asSize(values.posts)
  await builtRemotes()
  const server = await startFresh()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-upgrade-'))
  try {
    const url = await databaseOfPrevious(server.databaseUrl, size)
    const before = await writesFor(url, () => new Promise((resolve) => setTimeout(resolve, calm)))
    const during = await writesFor(url, async () => {
      const settings = { DATABASE_URL: url }
      const upgraded = await launchService(dataDir, settings, { answersWithin: upgradeWithin })
      await upgraded.stop()
    })
    const found: MigrateUnderWritesResult = { posts: sizes[size].posts, before, during }
    console.log(found)
    await saveResult('migrate-under-writes', found)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function writesFor(url: string, work: () => Promise<void>) {
  const writers = await writeWhile(url)
  try {
    await work()
  } finally {
    await writers.stop()
  }
  return writers.found()
}

/** Creates a filled database of the previous release on the same server. */
async function databaseOfPrevious(serverUrl: string, size: SizeName): Promise<string> {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query('create database upgraded')
  await server.end()
  const url = new URL(serverUrl)
  url.pathname = '/upgraded'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    'create table migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
  )
  const folder = path.join(repository, 'api/migrations')
  for (const name of (await readdir(folder)).sort()) {
    if (name.slice(0, 4) > newestOfPrevious) continue
    const sql = await readFile(path.join(folder, name), 'utf8')
    await client.query(sql)
    const checksum = createHash('sha256').update(sql).digest('hex')
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
  await client.end()
  await fill(url.href, size, '!', (line) => console.log(`  ${line}`))
  return url.href
}
