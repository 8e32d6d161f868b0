import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { ensureCluster, passwordOf, superuser } from '../platform/database/embedded-cluster'
import { prepareHome } from '../platform/database/embedded-home'
import { databaseName, ensureDatabase, serviceRole } from '../platform/database/embedded-role'
import { endServer, isRunning, launch } from '../platform/database/embedded-server'
import { migrate } from '../platform/database/migrate'
import { pathExists } from '../platform/path-exists'
import { runSql } from './cluster'

/** Debian's PostgreSQL, which is older than the embedded one. */
const programs = '/usr/lib/postgresql/15'
const packageName = 'postgresql-15'

/**
 * Starts a server of the oldest PostgreSQL that the service works with. As root on Debian, a missing one is installed.
 * @returns the address of a migrated database
 * @throws Error with advice if it is missing
 */
export async function startOlderPostgresql(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (!(await pathExists(`${programs}/bin/initdb`))) await install()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-older-'))
  // PostgreSQL's system user must be able to enter it too.
  await chmod(dataDir, 0o755)
  const home = { ...(await prepareHome(dataDir, pino({ level: 'silent' }))), binaries: programs }
  const password = await passwordOf(home, 'password')
  await ensureCluster(home, password)
  const server = await launch(home)
  const addressOf = (role: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${server.port}/${database}?sslmode=disable`
  const isReady = () =>
    runSql(addressOf(superuser, superuser), 'select 1').then(
      () => true,
      () => false,
    )
  while (!(await isReady())) {
    if (!isRunning(server)) throw new Error(`PostgreSQL did not start:\n${server.output()}`)
    await delay(50)
  }
  await ensureDatabase((database) => addressOf(superuser, database), password)
  const url = addressOf(serviceRole, databaseName)
  await migrate(url, path.join(__dirname, '..', '..', 'migrations'))
  return {
    url,
    async stop() {
      await endServer(home)
      await server.closed
      await rm(home.folder, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function install(): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new Error(
      `The test needs ${programs}: install it, such as with "sudo apt-get install ${packageName}".`,
    )
  const script = `apt-get update && apt-get install -y --no-install-recommends ${packageName}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // apt-get fails if a test of another package installs at the same time (tooling/testing/debian-program.ts).
  await promisify(execFile)('flock', ['/tmp/within-reach-apt.lock', 'sh', '-c', script], { env })
}
