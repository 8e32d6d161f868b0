import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endWithUs, freePort, untilAnswered } from './processes'
import { embeddedUrl, repository } from './site'

/** The time limit for installing, building and starting together, in milliseconds. */
const timeout = 600_000

/** A site as `npm start` serves it, with its sample content. */
export interface StartedSite {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()

/** The commit of a revision, as in the results. */
const commitOf = (revision: string): string => git('rev-parse', '--short=10', `${revision}^{commit}`)

/** The folder of another revision of this repository, in a separate checkout. */
export function checkedOut(revision: string): string {
  const commit = commitOf(revision)
  const folder = path.join(repository, '.cache/bench/revisions', commit)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit)
  return folder
}

/** The settings of an instance that shares database and files with a site. */
export const sharedSettings = async ({ dataDir }: StartedSite): Promise<Record<string, string>> => ({
  DATABASE_URL: await embeddedUrl(dataDir),
  FILES_DIR: path.join(dataDir, 'files'),
})

/**
 * Installs, builds and starts a checkout with its own database.
 * @param folder the checkout
 * @param settings in addition to those of a fresh installation
 */
export const startCheckout = (
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedSite> => startScript(folder, 'tooling/bootstrap/start.mjs', settings)

/**
 * Starts a site with its own database.
 * @param folder a checkout, or an equivalent folder
 * @param script the script that Node runs there
 * @param settings in addition to those of a fresh installation
 */
export async function startScript(
  folder: string,
  script: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-bench-'))
  // The folder belongs to its owner only; PostgreSQL's system user must be able to enter it too.
  await chmod(dataDir, 0o755)
  const url = `http://127.0.0.1:${settings.PORT ?? (await freePort())}`
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
  }
  const service = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endWithUs(service)
  await untilAnswered(`${url}/readyz`, service, timeout)
  return {
    url,
    dataDir,
    async stop() {
      service.kill('SIGTERM')
      if (service.exitCode === null) await once(service, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
