import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ensureCluster, passwordOf, superuser } from './embedded-cluster'
import { type EmbeddedHome, prepareHome } from './embedded-home'
import { databaseName, ensureDatabase, serviceRole } from './embedded-role'
import { type Ownership, refuseIfHeld, takeHold } from './embedded-owner'
import {
  endServer,
  isRunning,
  launch,
  type Launched,
  removeDamagedNote,
  type Running,
  runningOn,
} from './embedded-server'

export { FolderInUse } from './embedded-owner'

/** How long a server may take until it answers, in milliseconds: after a power cut it first recovers. */
const patience = 120_000
/** Milliseconds between two looks at a server that does not answer yet. */
const glance = 50
/** Milliseconds between two tries to bring a lost server back. */
const pause = 500

/** A PostgreSQL server in the service's own process tree. */
export interface EmbeddedServer {
  /** Of the service's database, for its own role. */
  readonly url: string
  /** Of the same database, for who administers the server. */
  readonly superuserUrl: string
  /** Holds the server's data. */
  readonly folder: string
  /** How often the server was lost and started again. */
  restarts(): number
  /** Ends the server after everything is written down. */
  stop(): Promise<void>
}

/** A server that this process started and holds. */
interface Held {
  readonly server: Launched
  readonly hold: Ownership
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR; makes its cluster at the first start. A server that outlived its service,
 * as after a kill -9, is ended cleanly first. One that ends by itself is started again.
 * @param dataDir the site's DATA_DIR
 * @throws FolderInUse where another service runs it; Error where it cannot be started, saying why
 */
export async function startEmbedded(dataDir: string, log: Logger): Promise<EmbeddedServer> {
  const home = await prepareHome(dataDir, log)
  const password = await passwordOf(home, 'password')
  const servicePassword = await passwordOf(home, 'service-password')
  await ensureCluster(home, password)
  await removeDamagedNote(home, log)
  const urlOf = (port: number, database = superuser): string => addressOf(superuser, password, port, database)
  let held = await startServer(home, urlOf, log)
  const { port } = held.server

  let stopping = false
  let restarts = 0
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      await held.hold.ended
      if (stopping) return
      log.error({ said: held.server.words() }, 'the database server was lost; starting it again')
      held = await regain(home, held.server, urlOf(port), () => stopping)
      if (stopping) return
      restarts++
      log.info('the database server is back')
    }
  }
  const kept = keepRunning().catch((error: unknown) =>
    log.fatal({ err: error }, 'the database server was given up'),
  )

  await ensureDatabase((database) => urlOf(port, database), servicePassword)
  return {
    url: addressOf(serviceRole, servicePassword, port, databaseName),
    superuserUrl: urlOf(port, databaseName),
    folder: home.folder,
    restarts: () => restarts,
    async stop() {
      stopping = true
      await held.hold.giveUp()
      await kept
      await endServer(home)
      // Only one that was started a moment ago, and has not even noted its id, is still there.
      held.server.child.kill('SIGQUIT')
      await held.server.closed
    },
  }
}

const addressOf = (role: string, password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`

/** Gets hold of a server of our own. Services that start at the same moment meet here; exactly one comes through. */
async function startServer(home: EmbeddedHome, urlOf: (port: number) => string, log: Logger): Promise<Held> {
  const until = Date.now() + patience
  let said = ''
  while (Date.now() < until) {
    const running = await runningOn(home)
    if (running) {
      await (running.orphaned ? endOrphan(home, running, urlOf, log) : refuseWhereHeld(home, running, urlOf))
      said = `The server with process id ${running.pid} does not answer. End it by hand.`
      continue
    }
    const server = await launch(home)
    const hold = await holdOnceItAnswers(home, server, urlOf(server.port), until)
    if (hold) return { server, hold }
    said = server.words()
    // The port may have been taken meanwhile, or another service's server was first. Anything else stays as it is.
    if (!/Address already in use|lock file|shared memory block/.test(said)) break
  }
  throw new Error(`PostgreSQL did not start in ${home.folder}:\n${said.trim()}`)
}

async function endOrphan(
  home: EmbeddedHome,
  { pid, port }: Running,
  urlOf: (port: number) => string,
  log: Logger,
): Promise<void> {
  // Of several services that find it exactly one takes hold, and keeps it until the server is gone.
  const hold = port ? await takeHold(urlOf(port), home.folder) : undefined
  if (!hold) return delay(glance)
  log.warn({ server: pid }, 'ending a database server that outlived its service')
  await endServer(home)
}

/** A server that another service has just started is that service's, also while it does not hold it yet. */
async function refuseWhereHeld(
  home: EmbeddedHome,
  { port }: Running,
  urlOf: (port: number) => string,
): Promise<void> {
  if (port) await refuseIfHeld(urlOf(port), home.folder)
  await delay(glance)
}

/** @returns undefined where the server ended, or did not answer in time */
async function holdOnceItAnswers(
  home: EmbeddedHome,
  server: Launched,
  url: string,
  until: number,
): Promise<Ownership | undefined> {
  try {
    while (isRunning(server) && Date.now() < until) {
      const hold = await takeHold(url, home.folder)
      if (hold) return hold
      await delay(glance)
    }
  } catch (error) {
    server.child.kill('SIGINT')
    throw error
  }
  server.child.kill('SIGQUIT')
  await server.closed
  return undefined
}

/** Takes hold again after a crash within the server, or starts the server again on its port. */
async function regain(home: EmbeddedHome, lost: Launched, url: string, isOver: () => boolean): Promise<Held> {
  let server = lost
  while (!isOver()) {
    const hold = await takeHold(url, home.folder)
    if (hold) return { server, hold }
    await delay(pause)
    if (!isRunning(server)) server = await launch(home, lost.port)
  }
  return { server, hold: { ended: Promise.resolve(), giveUp: () => Promise.resolve() } }
}
