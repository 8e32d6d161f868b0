import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { endWithUs, freePort } from '../processes'
import { postgresPrograms, systemUser } from './programs'

/** A server of Debian's PostgreSQL with its own data. */
export interface PostgresServer {
  /** The superuser's URL of a database. */
  urlOf(database: string): string
  stop(): Promise<void>
}

/**
 * Starts a server on this machine. Needs root, because PostgreSQL does not run as root and Debian's user owns the data.
 * @param settings of PostgreSQL
 */
export async function startPostgres(settings: Readonly<Record<string, string>>): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-postgres-'))
  await chmod(folder, 0o755)
  const [password, port] = [randomBytes(12).toString('hex'), await freePort()]
  const passwordFile = path.join(folder, 'password')
  await writeFile(passwordFile, password)
  execFileSync('chown', ['-R', `${systemUser}:${systemUser}`, folder])
  const asUser = [`--reuid=${systemUser}`, `--regid=${systemUser}`, '--init-groups']
  const data = path.join(folder, 'data')
  const initialize = ['--pgdata', data, '--username=postgres', `--pwfile=${passwordFile}`]
  execFileSync(
    'setpriv',
    [
      ...asUser,
      `${postgresPrograms}/initdb`,
      ...initialize,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { cwd: folder, stdio: 'ignore' },
  )
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn('setpriv', [...asUser, `${postgresPrograms}/postgres`, '-D', data, ...options], {
    cwd: folder,
    stdio: 'ignore',
  })
  endWithUs(server)
  const urlOf = (database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
  await untilConnected(urlOf('postgres'), server)
  return {
    urlOf,
    async stop() {
      // A fast shutdown: it ends the sessions.
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilConnected(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString: url })
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (connected) return
    await delay(100)
  }
  throw new Error('PostgreSQL did not start')
}
