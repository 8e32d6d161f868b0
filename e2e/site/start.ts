import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { admitCandidate } from './candidate'
import { startMailServer } from './mailbox'
import { runSite } from './run-site'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Starts the real site as it was built: the service with an embedded database of its own and the remotes published, and a
 * mail server. Tells the tests where it is through the environment.
 * @returns how to stop it all
 */
export default async function start(): Promise<() => Promise<void>> {
  const mails = await mkdtemp(path.join(tmpdir(), 'within-reach-mails-'))
  const mailServer = await startMailServer(mails)
  const smtpUrl = `smtp://127.0.0.1:${mailServer.port}`
  const remotes = await remotesAtStart()
  const site = await runSite({ remotes, smtpUrl })
  Object.assign(process.env, {
    SITE_URL: site.url,
    SITE_DATA: site.dataDir,
    SITE_MAILS: mails,
    SITE_SMTP: smtpUrl,
    SITE_REMOTES: remotes,
  })
  const { E2E_WITH: name, E2E_WITH_FOLDER: folder } = process.env
  if (name && folder) process.env.SITE_STATE = await admitCandidate(site.url, site.dataDir, { name, folder })
  return async () => {
    await site.stop()
    await mailServer.stop()
    await rm(mails, { recursive: true, force: true })
  }
}

/** What is live in the site under test: what is built here, or what `npm run e2e` brought from another site. */
async function remotesAtStart(): Promise<string> {
  const built = await builtRemotes()
  return process.env.E2E_REMOTES ?? built
}

/** Builds what changed; the folders of the built remotes, as the service takes them. */
export async function builtRemotes(): Promise<string> {
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
