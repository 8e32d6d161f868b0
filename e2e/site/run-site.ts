import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))
/** How long the site may take to be ready, in milliseconds. */
const patience = 120_000

/** Where inquiries go in the sites under test. */
export const agentEmail = 'agent@within-reach.test'

/** A site that runs on this machine, as it was built. */
export interface Site {
  readonly url: string
  /** What it keeps: its database, its files, its owner's token. */
  readonly dataDir: string
  stop(): Promise<void>
}

/** What a site begins with. */
export interface Beginning {
  /** The folders of the remotes that are live at once, as the service takes them. */
  readonly remotes: string
  /** Where its mail goes; into files unless given. */
  readonly smtpUrl?: string
  /** Whether it begins with the sample content; tests bring what they look for. */
  readonly sample?: boolean
}

/**
 * Starts the service as it was built, with an embedded database of its own.
 * @throws Error where it ends, or is not ready in time; nothing of it is left then
 */
export async function runSite({ remotes, smtpUrl, sample = false }: Beginning): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-e2e-'))
  // Made for its owner alone; the system user that PostgreSQL runs as passes through it.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(smtpUrl !== undefined && { SMTP_URL: smtpUrl }),
    AGENT_EMAIL: agentEmail,
    // Every test comes from an address of its own, so that one does not use up the limits of another.
    TRUST_PROXY: 'loopback',
    SAMPLE_CONTENT: sample ? 'on' : 'off',
    LOG_LEVEL: 'warn',
    // No balancer looks for another instance.
    DRAIN_SECONDS: '0',
    // Journeys share a loaded machine: what a busy service refuses is shown elsewhere.
    MAX_IN_FLIGHT: '10000',
    MAX_EVENT_LOOP_DELAY: '60000',
    REMOTES_AT_START: remotes,
  }
  const service = spawn('node', ['--enable-source-maps', 'api/dist/server.cjs'], {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    service.kill('SIGTERM')
    if (isRunning(service)) await once(service, 'exit')
    await removeData(dataDir)
  }
  try {
    await ready(url, service)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, stop }
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

/** Removes a site's data, also where its database could not live with it. */
async function removeData(dataDir: string): Promise<void> {
  const note = await readFile(path.join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').catch(() => '')
  const database = /lives in (.+)/.exec(note)?.[1]
  for (const folder of [dataDir, ...(database ? [database] : [])])
    await rm(folder, { recursive: true, force: true })
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
