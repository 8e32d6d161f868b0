import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { admitCandidate } from './candidate'
import { startMailServer } from './mailbox'

const repository = fileURLToPath(new URL('../..', import.meta.url))
/** How long the site may take to be ready, in milliseconds. */
const patience = 60_000

/** Where inquiries go in the site under test. */
export const agentEmail = 'agent@within-reach.test'

/**
 * Starts the real site as it was built: the service with an embedded database of its own and the remotes published, and a
 * mail server. Tells the tests where it is through the environment.
 * @returns how to stop it all
 */
export default async function start(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-e2e-'))
  const mails = path.join(dataDir, 'mails')
  const mailServer = await startMailServer(mails)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    AGENT_EMAIL: agentEmail,
    // Every test comes from an address of its own, so that one does not use up the limits of another.
    TRUST_PROXY: 'loopback',
    // Tests bring what they look for.
    SAMPLE_CONTENT: 'off',
    LOG_LEVEL: 'warn',
    REMOTES_AT_START: await remotesAtStart(),
  }
  const service = spawn('node', ['--enable-source-maps', 'api/dist/server.cjs'], {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  Object.assign(process.env, { SITE_URL: url, SITE_MAILS: mails, SITE_DATA: dataDir })
  await ready(url, service)
  const { E2E_WITH: name, E2E_WITH_FOLDER: folder } = process.env
  if (name && folder) process.env.SITE_STATE = await admitCandidate(url, dataDir, { name, folder })
  return async () => {
    service.kill('SIGTERM')
    if (service.exitCode === null) await once(service, 'exit')
    await mailServer.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function ready(url: string, service: ChildProcess): Promise<void> {
  const until = Date.now() + patience
  while (service.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The site was not ready within ${patience / 1000} s`)
}

/** What is live in the site under test: what is built here, or what `npm run e2e` brought from another site. */
async function remotesAtStart(): Promise<string> {
  const built = await builtRemotes()
  return process.env.E2E_REMOTES ?? built
}

/** Builds what changed; the folders of the built remotes, as the service takes them. */
async function builtRemotes(): Promise<string> {
  const child = spawn('npx', ['tsx', 'tooling/src/commands/prepare.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  if (code !== 0) throw new Error(`The build ended with ${String(code)}`)
  return said.trimEnd().split('\n').at(-1) ?? ''
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
