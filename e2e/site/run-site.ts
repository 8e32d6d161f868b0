import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../..', import.meta.url))
/** The service's note in its data, if its database had to be stored elsewhere. */
const elsewhereNote = 'postgres-is-elsewhere.txt'
/** How long the site may take to be ready, in milliseconds. */
const patience = 120_000

/** The address for inquiries in the sites under test. */
export const agentEmail = 'agent@within-reach.test'

/** A site that runs on this machine, as it was built. */
export interface Site {
  readonly url: string
  /** Its data: its database, its files, its owner's token. */
  readonly dataDir: string
  /** Ends the service and keeps its data. */
  end(): Promise<void>
  /** Ends the service and starts it at the same address, with other settings. */
  restart(settings: Readonly<Record<string, string>>): Promise<void>
  /** Ends the service and removes its data. */
  stop(): Promise<void>
}

/** The settings of a site. */
export interface Beginning {
  /** The folders of the remotes that are live from the start, in the format of the service's setting. */
  readonly remotes: string
  /** Where its mail goes; into files unless given. */
  readonly smtpUrl?: string
  /** Whether it begins with the sample content; tests bring what they look for. */
  readonly sample?: boolean
  /** A folder of {@link makeTemplate}: the site starts with a copy, which takes a third of the processor time. */
  readonly template?: string
}

/**
 * Starts the built service with an embedded database of its own.
 * @throws Error if it ends, or is not ready in time; it leaves nothing behind
 */
export async function runSite({ remotes, smtpUrl, sample = false, template }: Beginning): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-e2e-'))
  // Created for its owner alone. The system user of PostgreSQL must pass through it.
  await chmod(dataDir, 0o755)
  // With the owners of its files: the database belongs to its own user.
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir])
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(smtpUrl !== undefined && { SMTP_URL: smtpUrl }),
    AGENT_EMAIL: agentEmail,
    // Each test has an address of its own, so that it does not use up the limits of another.
    TRUST_PROXY: 'loopback',
    SAMPLE_CONTENT: sample ? 'on' : 'off',
    LOG_LEVEL: 'warn',
    // There is no load balancer.
    DRAIN_SECONDS: '0',
    // Journeys share a loaded machine. Other tests show what a busy service refuses.
    MAX_IN_FLIGHT: '10000',
    MAX_EVENT_LOOP_DELAY: '60000',
    REMOTES_AT_START: remotes,
  }
  const start = (settings: Readonly<Record<string, string>> = {}) =>
    spawn('node', ['--enable-source-maps', 'api/dist/server.cjs'], {
      cwd: repository,
      env: { ...environment, ...settings },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  let service = start()
  const end = async () => {
    service.kill('SIGTERM')
    if (isRunning(service)) await once(service, 'exit')
  }
  const stop = async () => {
    await end()
    await removeData(dataDir)
  }
  const restart = async (settings: Readonly<Record<string, string>>) => {
    await end()
    service = start(settings)
    await ready(url, service)
  }
  try {
    await ready(url, service)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, end, restart, stop }
}

/**
 * Makes the data of a site that has just started, for other sites to start with.
 * @returns its folder; undefined if its database had to be stored elsewhere, where a copy would share it
 */
export async function makeTemplate(beginning: Beginning): Promise<string | undefined> {
  const { dataDir, end, stop } = await runSite(beginning)
  await end()
  if (existsSync(path.join(dataDir, elsewhereNote))) {
    await stop()
    return undefined
  }
  // Nobody needs the data of a journey after a failure of the machine. Each wait for the disk takes about 10 ms.
  const settings = path.join(dataDir, 'postgres/cluster/postgresql.auto.conf')
  await appendFile(settings, 'fsync = off\nfull_page_writes = off\n')
  return dataDir
}

async function ready(url: string, service: ChildProcess): Promise<void> {
  const until = Date.now() + patience
  while (isRunning(service) && Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The site was not ready within ${patience / 1000} s`)
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

/** Removes a site's data, and a database that is stored elsewhere. */
async function removeData(dataDir: string): Promise<void> {
  const note = await readFile(path.join(dataDir, elsewhereNote), 'utf8').catch(() => '')
  const database = /lives in (.+)/.exec(note)?.[1]
  for (const folder of [dataDir, ...(database ? [database] : [])])
    await rm(folder, { recursive: true, force: true })
}

/**
 * A free port below those that systems give away by themselves (from 32,768 on). The service starts its database before it
 * listens, and no connection or other server gets the port meanwhile.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
