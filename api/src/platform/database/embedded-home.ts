import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, cp, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'pino'

const run = promisify(execFile)

/** The system user that PostgreSQL runs as where the service runs as root, which PostgreSQL refuses. */
const systemUser = 'within-reach-db'
/** Where data and binaries live when that user cannot enter the project's folder. */
const elsewhere = '/var/lib/within-reach'

/** A user by number, as spawn takes it; undefined is the service's own. */
export type Account = { readonly uid: number; readonly gid: number } | undefined

/** Where an embedded server lives and as whom. */
export interface EmbeddedHome {
  readonly account: Account
  /** Holds the cluster, the password and the pid of the service. */
  readonly folder: string
  /** Holds `bin`, `lib` and `share`. */
  readonly binaries: string
}

/**
 * Finds or makes a place where PostgreSQL can run.
 * @param dataDir the site's DATA_DIR
 * @param nativeFolder the binaries as their npm package brought them
 * @throws Error where a system user is needed and cannot be made
 */
export async function prepareHome(dataDir: string, nativeFolder: string, log: Logger): Promise<EmbeddedHome> {
  const account = process.getuid?.() === 0 ? await systemAccount() : undefined
  await mkdir(dataDir, { recursive: true })
  const folder = await homeFor(await realpath(dataDir), account, log)
  await mkdir(folder, { recursive: true })
  if (account) await chown(folder, account.uid, account.gid)
  return { account, folder, binaries: await reachableBinaries(await realpath(nativeFolder), account) }
}

async function homeFor(dataDir: string, account: Account, log: Logger): Promise<string> {
  const wanted = path.join(dataDir, 'postgres')
  if (await canEnter(dataDir, account)) return wanted
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const folder = path.join(elsewhere, name)
  log.info({ folder }, `the database lives in ${folder}: its user cannot enter ${dataDir}`)
  await writeFile(
    path.join(dataDir, 'postgres-is-elsewhere.txt'),
    `The database of this folder lives in ${folder}\n`,
  )
  return folder
}

async function reachableBinaries(native: string, account: Account): Promise<string> {
  if (await canEnter(native, account)) return native
  // The package's folder carries its version, so an upgrade is copied anew.
  const name = createHash('sha256').update(native).digest('hex').slice(0, 12)
  const copy = path.join(elsewhere, `binaries-${name}`)
  if (await stat(copy).catch(() => undefined)) return copy
  const half = `${copy}.${process.pid}`
  await mkdir(elsewhere, { recursive: true })
  await cp(native, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, copy).catch(() => rm(half, { recursive: true }))
  return copy
}

/** Whether a user may pass through every folder on the way to a place. */
async function canEnter(place: string, account: Account): Promise<boolean> {
  if (!account) return true
  for (let folder = place; ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

async function systemAccount(): Promise<Account> {
  const found = await idOf(systemUser)
  if (found) return found
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUser]).catch(
    () =>
      // Alpine has no useradd.
      run('adduser', ['-S', '-D', '-H', systemUser]),
  )
  const made = await idOf(systemUser)
  if (!made)
    throw new Error(
      `PostgreSQL does not run as root, and the user ${systemUser} could not be made. Set DATABASE_URL.`,
    )
  return made
}

async function idOf(user: string): Promise<Account> {
  const read = async (flag: string) => Number((await run('id', [flag, user])).stdout)
  return Promise.all([read('-u'), read('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  )
}
