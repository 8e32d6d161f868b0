import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { admitCandidate } from './candidate'
import { startMailServer } from './mail-server'
import { makeTemplate, runSite } from './run-site'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Starts the built site: the service with an embedded database and the published remotes, and a mail server. Passes the
 * addresses to the tests through the environment.
 * @returns a function that stops everything
 */
export default async function start(): Promise<() => Promise<void>> {
  const mails = await mkdtemp(path.join(tmpdir(), 'within-reach-mails-'))
  const mailServer = await startMailServer(mails)
  const smtpUrl = `smtp://127.0.0.1:${mailServer.port}`
  const remotes = await remotesAtStart()
  const template = await makeTemplate({ remotes })
  const site = await runSite({ remotes, smtpUrl, ...(template && { template }) })
  Object.assign(process.env, {
    SITE_URL: site.url,
    SITE_DATA: site.dataDir,
    SITE_MAILS: mails,
    SITE_SMTP: smtpUrl,
    SITE_REMOTES: remotes,
    ...(template && { SITE_TEMPLATE: template }),
  })
  const { E2E_WITH: name, E2E_WITH_FOLDER: folder } = process.env
  if (name && folder) process.env.SITE_STATE = await admitCandidate(site.url, site.dataDir, { name, folder })
  return async () => {
    await site.stop()
    await mailServer.stop()
    for (const folder of [mails, ...(template ? [template] : [])])
      await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The live versions of the site under test: those built here, or those that `npm run e2e` downloaded from another site.
 */
async function remotesAtStart(): Promise<string> {
  const built = await builtRemotes()
  return process.env.E2E_REMOTES ?? built
}

/** Builds changed packages. @returns the folders of the built remotes, in the format of the service's setting */
export async function builtRemotes(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'tooling/src/commands/prepare.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  if (code !== 0) throw new Error(`The build ended with ${String(code)}`)
  return output.trimEnd().split('\n').at(-1) ?? ''
}
