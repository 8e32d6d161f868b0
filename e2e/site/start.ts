import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMailServer } from './mailbox'

const repository = fileURLToPath(new URL('../..', import.meta.url))
/** How long the site may take to be ready, in milliseconds. */
const patience = 60_000

/** Where inquiries go in the site under test. */
export const agentEmail = 'agent@within-reach.test'

/**
 * Starts the real site as it was built: the service with an embedded database of its own, a mail server, and the
 * remotes published. Tells the tests where it is through the environment.
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
  }
  const publish = (remote: string) =>
    run('npx', ['tsx', 'tooling/src/commands/publish.ts', remote], environment)
  for (const remote of ['mfe-account', 'mfe-userspace', 'mfe-askreach', 'mfe-messages']) await publish(remote)
  const service = spawn('node', ['--enable-source-maps', 'api/dist/server.cjs'], {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  Object.assign(process.env, { SITE_URL: url, SITE_MAILS: mails, SITE_DATA: dataDir })
  await ready(url, service)
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

async function run(command: string, parameters: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, parameters, { cwd: repository, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${String(code)}`)
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
