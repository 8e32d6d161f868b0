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
import { proxyNames, startProxy, trustedAddress } from './proxy'

const repository = fileURLToPath(new URL('../..', import.meta.url))
/** The file in the data folder that says where the database is, if it had to be stored elsewhere. */
const elsewhereNote = 'postgres-is-elsewhere.txt'
/** How long the site may take to be ready, in milliseconds. */
const startLimit = 120_000

/** The address for inquiries in the sites under test. */
export const agentEmail = 'agent@within-reach.test'

/** A running site: the built service on this machine. */
export interface Site {
  readonly url: string
  /** The address of the service itself, if `url` is that of a proxy in front of it. */
  readonly serviceUrl: string
  /** The address of the proxy for plain http. */
  readonly plainUrl?: string
  /** The folder of its database, its files and its owner's token. */
  readonly dataDir: string
  /** Ends the service and keeps its data. */
  end(): Promise<void>
  /** Ends the service and starts it at the same address, with other settings. */
  restart(settings: Readonly<Record<string, string>>): Promise<void>
  /** Ends the service and removes its data. */
  stop(): Promise<void>
}

/** The options of a site. */
export interface SiteOptions {
  /** The folders of the remotes that are live from the start, in the format of the service's setting. */
  readonly remotes: string
  /** The address of its mail server; mails are stored as files by default. */
  readonly smtpUrl?: string
  /** Whether it begins with the sample content; journeys create their own. */
  readonly sample?: boolean
  /** A folder of {@link makeTemplate}: the site starts with a copy, which takes a third of the processor time. */
  readonly template?: string
  /** Whether it starts without the proxy of this run. */
  readonly direct?: boolean
}

/**
 * Starts the built service with its own embedded database.
 * @throws Error if it ends, or is not ready in time; its data is then removed
 */
export async function runSite({
  remotes,
  smtpUrl,
  sample = false,
  template,
  direct = false,
}: SiteOptions): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-e2e-'))
  // mkdtemp admits only the owner. The system user of PostgreSQL must enter the folder as well.
  await chmod(dataDir, 0o755)
  // `-a` keeps the owners of files: those of the database belong to its system user.
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir])
  const port = await freePort()
  const serviceUrl = `http://127.0.0.1:${port}`
  // `npm run e2e -- --behind` names one.
  const behind = proxyNames.find((name) => !direct && name === process.env.E2E_BEHIND)
  const proxy = behind && (await startProxy(behind, port, [await freePort(), await freePort()]))
  const url = proxy?.url ?? serviceUrl
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(smtpUrl !== undefined && { SMTP_URL: smtpUrl }),
    AGENT_EMAIL: agentEmail,
    // Each test sends its own client address, so that it does not use up the limits of another.
    TRUST_PROXY: trustedAddress,
    ...(proxy && { PUBLIC_URL: url }),
    SAMPLE_CONTENT: sample ? 'on' : 'off',
    LOG_LEVEL: 'warn',
    // No load balancer has to notice the end.
    DRAIN_SECONDS: '0',
    // Journeys share a loaded machine. Other tests check what a busy service refuses.
    MAX_IN_FLIGHT: '10000',
    MAX_EVENT_LOOP_DELAY: '60000',
    // The members of journeys have just signed up, and do what others do in weeks.
    NEWCOMER_DAYS: '0',
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
    await proxy?.stop()
    await removeData(dataDir)
  }
  const restart = async (settings: Readonly<Record<string, string>>) => {
    await end()
    service = start(settings)
    await ready(serviceUrl, service)
    if (proxy) await ready(url, service)
  }
  try {
    await ready(serviceUrl, service)
    if (proxy) await ready(url, service)
  } catch (error) {
    await stop()
    throw error
  }
  const plainUrl = proxy && `http://localhost:${proxy.plainPort}`
  return { url, serviceUrl, ...(plainUrl !== undefined && { plainUrl }), dataDir, end, restart, stop }
}

/**
 * Creates the data folder of a new site, for other sites to start with a copy.
 * @returns its path; undefined if the database had to be stored elsewhere, since copies would share it
 */
export async function makeTemplate(options: SiteOptions): Promise<string | undefined> {
  const { dataDir, end, stop } = await runSite({ ...options, direct: true })
  await end()
  if (existsSync(path.join(dataDir, elsewhereNote))) {
    await stop()
    return undefined
  }
  // Journeys need no durable data, and each sync to the disk takes about 10 ms.
  const settings = path.join(dataDir, 'postgres/cluster/postgresql.auto.conf')
  await appendFile(settings, 'fsync = off\nfull_page_writes = off\n')
  return dataDir
}

async function ready(url: string, service: ChildProcess): Promise<void> {
  const until = Date.now() + startLimit
  while (isRunning(service) && Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The site was not ready within ${startLimit / 1000} s`)
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
 * A free port below the range that systems assign to connections and servers (from 32,768 on). The service starts its database
 * before it listens, and nothing else gets the port meanwhile.
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
