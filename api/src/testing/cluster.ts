import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbedded } from '../platform/database/embedded'
import { serviceRole } from '../platform/database/embedded-role'
import { migrate } from '../platform/database/migrate'

/** A migrated database. Every test file gets a copy. */
export const templateName = 'within_reach_template'

const serverSettings = [
  // By default PostgreSQL accepts 100 connections. A pool opens 20, and Jest runs more files at once on more cores.
  'max_connections = 1000',
  // Nobody needs the data of a test after a failure of the machine. Each wait for the disk takes about 10 ms.
  'fsync = off',
  'full_page_writes = off',
]

/**
 * Starts one real PostgreSQL for a whole test run. Each test file creates its own database in it.
 * @returns its address, and how to stop it
 */
export async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-tests-'))
  // The folder belongs to its owner only; PostgreSQL's system user must be able to enter it too.
  await chmod(dataDir, 0o755)
  const log = pino({ level: 'silent' })
  const first = await startEmbedded(dataDir, log)
  for (const setting of serverSettings) await runSql(first.superuserUrl, `ALTER SYSTEM SET ${setting}`)
  await first.stop()
  const server = await startEmbedded(dataDir, log)
  // Tests connect with the service's role, plus these rights.
  await runSql(server.superuserUrl, `ALTER ROLE ${serviceRole} CREATEDB CREATEROLE`)
  const template = await createDatabase(server.url, templateName)
  await migrate(template, path.join(__dirname, '..', '..', 'migrations'))
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(server.folder, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Creates a database.
 * @param serverUrl the address of any database of the server
 * @param template the database to copy; by default empty
 * @returns the address of the new one
 */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  await runSql(serverUrl, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on a connection of its own. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
