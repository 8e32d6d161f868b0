import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Named by the full suite, which unpacks it if necessary. */
const program = process.env.PGBOUNCER || '/usr/sbin/pgbouncer'

export type PoolMode = 'session' | 'transaction' | 'statement'

/** A pooler in front of a database. */
export interface Pooler {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer with its default settings, apart from the mode and enough connections.
 * @param databaseUrl the database that it connects to
 * @throws Error with advice if PgBouncer is missing
 */
export async function startPgbouncer(databaseUrl: string, mode: PoolMode): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-pgbouncer-'))
  // It does not run as root, so another user reads its file.
  await chmod(folder, 0o755)
  const own = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
site = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 60
`,
  )
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...asRoot, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.on('error', (error) => (output += error.message))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT')
    await closed
    await rm(folder, { recursive: true })
  }
  while (!(await accepts(own))) {
    if (child.pid === undefined || child.exitCode !== null) {
      await stop()
      throw new Error(
        `${program} did not start. Debian's package is pgbouncer; PGBOUNCER names another path.\n${output}`,
      )
    }
    await delay(20)
  }
  return { url: `postgres://${username}@127.0.0.1:${own}/site?sslmode=disable`, stop }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
