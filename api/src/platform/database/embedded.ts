import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ensureCluster, passwordOf, superuser } from './embedded-cluster'
import { type EmbeddedHome, findHome, prepareHome } from './embedded-home'
import { databaseName, ensureDatabase, serviceRole } from './embedded-role'
import { type Ownership, demandUnlocked, acquireServerLock } from './embedded-owner'
import {
  endServer,
  isRunning,
  launch,
  type Launched,
  portOf,
  removeDamagedPidFile,
  type Running,
  runningOn,
} from './embedded-server'

export { FolderInUse } from './embedded-owner'

/** The time limit for a server's first answer, in milliseconds: after a power cut it recovers first. */
const startTimeout = 120_000
/** Milliseconds between two checks of a server that does not answer yet. */
const checkEvery = 50
/** Milliseconds between two attempts to restart a lost server. */
const pause = 500

/** A PostgreSQL server as a child process of the service. */
export interface EmbeddedServer {
  /** The address of the service's database, for its own role. */
  readonly url: string
  /** The address of the same database, for the administrator of the server. */
  readonly superuserUrl: string
  /** The folder of the server's data. */
  readonly folder: string
  /** How often the server was lost and restarted. */
  restarts(): number
  /** Stops the server after it has written everything. */
  stop(): Promise<void>
}

/** The embedded database of a DATA_DIR, as another process sees it. */
export interface EmbeddedState {
  readonly folder: string
  /** The address of the service's database; undefined while no server runs. */
  readonly url?: string
}

/**
 * Looks at the embedded database of a DATA_DIR without starting, locking or changing it.
 * @returns undefined if there is none
 * @throws NodeJS.ErrnoException if this user may not read its password
 */
export async function inspectEmbedded(dataDir: string): Promise<EmbeddedState | undefined> {
  const home = await findHome(dataDir)
  if (!home) return undefined
  const { folder, cluster } = home
  const port = await portOf(cluster)
  if (port === undefined) return { folder }
  const password = await readFile(path.join(folder, 'service-password'), 'utf8')
  return { folder, url: addressOf(serviceRole, password, port, databaseName) }
}

/** A server that this process started and locked. */
interface Held {
  readonly server: Launched
  readonly hold: Ownership
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR, and creates its cluster at the first start. If a server has outlived its
 * service, as after a kill -9, it is stopped cleanly first. A server that ends unexpectedly is restarted.
 * @param dataDir the site's DATA_DIR
 * @throws FolderInUse if another service runs it; Error with the reason if it cannot be started
 */
export async function startEmbedded(dataDir: string, log: Logger): Promise<EmbeddedServer> {
  const home = await prepareHome(dataDir, log)
  const password = await passwordOf(home, 'password')
  const servicePassword = await passwordOf(home, 'service-password')
  await ensureCluster(home, password)
  await removeDamagedPidFile(home, log)
  const urlOf = (port: number, database = superuser): string => addressOf(superuser, password, port, database)
  let held = await startServer(home, urlOf, log)
  const { port } = held.server

  let stopping = false
  let restarts = 0
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      await held.hold.ended
      if (stopping) return
      log.error(
        { output: held.server.output() },
        'the embedded database server ended unexpectedly; restarting it',
      )
      held = await regain(home, held.server, urlOf(port), () => stopping)
      if (stopping) return
      restarts++
      log.info('the embedded database server runs again')
    }
  }
  const kept = keepRunning().catch((error: unknown) =>
    log.fatal({ err: error }, 'the embedded database server cannot be restarted: restart the service'),
  )

  await ensureDatabase((database) => urlOf(port, database), servicePassword)
  return {
    url: addressOf(serviceRole, servicePassword, port, databaseName),
    superuserUrl: urlOf(port, databaseName),
    folder: home.folder,
    restarts: () => restarts,
    async stop() {
      stopping = true
      await held.hold.release()
      await kept
      await endServer(home)
      // Only a server that was just started, and has not written its process id, is left.
      held.server.child.kill('SIGQUIT')
      await held.server.closed
    },
  }
}

const addressOf = (role: string, password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`

/** Starts a server and locks it. Services that start at the same time compete here; exactly one succeeds. */
async function startServer(home: EmbeddedHome, urlOf: (port: number) => string, log: Logger): Promise<Held> {
  const until = Date.now() + startTimeout
  let output = ''
  while (Date.now() < until) {
    const running = await runningOn(home)
    if (running) {
      await (running.orphaned ? endOrphan(home, running, urlOf, log) : refuseRunning(home, running, urlOf))
      output = `The server with process id ${running.pid} does not answer. Stop it by hand.`
      continue
    }
    const server = await launch(home)
    const hold = await holdOnceItAnswers(home, server, urlOf(server.port), until)
    if (hold) return { server, hold }
    output = server.output()
    // The port may be in use now, or another service's server was first. Other failures are final.
    if (!/Address already in use|lock file|shared memory block/.test(output)) break
  }
  throw new Error(`PostgreSQL did not start in ${home.folder}:\n${output.trim()}`)
}

async function endOrphan(
  home: EmbeddedHome,
  { pid, port }: Running,
  urlOf: (port: number) => string,
  log: Logger,
): Promise<void> {
  // Of several services that find it, exactly one locks it until the server has ended.
  const hold = port ? await acquireServerLock(urlOf(port), home.folder) : undefined
  if (!hold) return delay(checkEvery)
  log.warn({ server: pid }, 'stopping an embedded database server whose service has ended')
  await endServer(home)
}

/** A server that another service has just started belongs to that service, even before it is locked. */
async function refuseRunning(
  home: EmbeddedHome,
  { port }: Running,
  urlOf: (port: number) => string,
): Promise<void> {
  if (port) await demandUnlocked(urlOf(port), home.folder)
  await delay(checkEvery)
}

/** @returns undefined if the server ended, or did not answer in time */
async function holdOnceItAnswers(
  home: EmbeddedHome,
  server: Launched,
  url: string,
  until: number,
): Promise<Ownership | undefined> {
  try {
    while (isRunning(server) && Date.now() < until) {
      const hold = await acquireServerLock(url, home.folder)
      if (hold) return hold
      await delay(checkEvery)
    }
  } catch (error) {
    server.child.kill('SIGINT')
    throw error
  }
  server.child.kill('SIGQUIT')
  await server.closed
  return undefined
}

/** Locks the server again after one of its processes crashed, or restarts it on its port if it ended. */
async function regain(home: EmbeddedHome, lost: Launched, url: string, isOver: () => boolean): Promise<Held> {
  let server = lost
  while (!isOver()) {
    const hold = await acquireServerLock(url, home.folder)
    if (hold) return { server, hold }
    await delay(pause)
    if (!isRunning(server)) server = await launch(home, lost.port)
  }
  return { server, hold: { ended: Promise.resolve(), release: () => Promise.resolve() } }
}
