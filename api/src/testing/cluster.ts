import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbedded } from '../platform/database/embedded'
import { serviceRole } from '../platform/database/embedded-role'
import { migrate } from '../platform/database/migrate'

/** Migrated once; every test file gets a copy. */
export const templateName = 'within_reach_template'

/**
 * Starts one real PostgreSQL for a whole test run; each test file makes a database of its own in it.
 * @returns its address, and how to end it
 */
export async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-tests-'))
  // Made for its owner alone; the user that PostgreSQL runs as must get in as well.
  await chmod(dataDir, 0o755)
  const server = await startEmbedded(dataDir, pino({ level: 'silent' }))
  // Tests connect as the service does, with these rights beside.
  await run(server.superuserUrl, `ALTER ROLE ${serviceRole} CREATEDB CREATEROLE`)
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
 * Makes a database.
 * @param serverUrl the address of any database of the server
 * @param template the database to copy; empty unless told
 * @returns the address of the new one
 */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  await run(serverUrl, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
