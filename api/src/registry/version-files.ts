import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../platform/database/database'
import { pathExists } from '../platform/path-exists'
import type { PublishedVersions } from './published'
import { findFile, listFileNames } from './file-queries'

/** The published files on this instance: folders that are filled from the database on demand. */
export interface VersionFiles {
  /** Contains a folder per remote, and in it one per version. */
  readonly root: string
  /**
   * Ensures that a version's folder exists.
   * @returns whether that version is published
   */
  fill(remote: string, version: string): Promise<boolean>
  /**
   * One file of a published version.
   * @throws Error if it does not exist
   */
  read(remote: string, version: string, name: string): Promise<Buffer>
  /** Deletes the folders of versions that are no longer published, and returns how many. */
  removeUnpublished(): Promise<number>
}

/** Names that begin with a dot are never served. */
const halfPrefix = '.filling-'
/** The age in milliseconds after which an incomplete folder is abandoned. */
const abandonedAfter = 60 * 60_000

/**
 * Opens the folder of published files. It is a cache: a lost one is filled again.
 * @param root DATA_DIR/remotes, which several processes may share
 */
export async function openVersionFiles(
  root: string,
  database: Database,
  published: PublishedVersions,
): Promise<VersionFiles> {
  await mkdir(root, { recursive: true })
  await removeAbandoned(root)
  const filling = new Map<string, Promise<boolean>>()

  const fillOnce = async (remote: string, version: string): Promise<boolean> => {
    if (!(await published.has(remote, version))) return false
    return fillFolder(root, database, remote, version)
  }
  const fill = async (remote: string, version: string): Promise<boolean> => {
    if (await pathExists(path.join(root, remote, version))) return true
    const key = `${remote}@${version}`
    const running = filling.get(key) ?? fillOnce(remote, version).finally(() => filling.delete(key))
    filling.set(key, running)
    return running
  }
  return {
    root,
    fill,
    async read(remote, version, name) {
      await fill(remote, version)
      return readFile(path.join(root, remote, version, name))
    },
    async removeUnpublished() {
      const known = await published.refresh()
      let removed = 0
      for (const [remote, version] of await listFolders(root)) {
        if (known.has(`${remote}@${version}`)) continue
        await rm(path.join(root, remote, version), { recursive: true, force: true })
        removed++
      }
      return removed
    },
  }
}

async function listFolders(root: string): Promise<[remote: string, version: string][]> {
  const remotes = (await readdir(root)).filter((name) => !name.startsWith(halfPrefix))
  const versions = remotes.map(async (remote) =>
    (await readdir(path.join(root, remote))).map((version): [string, string] => [remote, version]),
  )
  return (await Promise.all(versions)).flat()
}

/** A disk syncs several files in the time of one. More would use up the database's connections. */
const filesAtOnce = 8

/**
 * A complete folder is renamed into its place. If another process was first, its folder stays.
 * @returns false if the version was deleted meanwhile. An empty folder would hide the same version when it is published again
 */
async function fillFolder(
  root: string,
  database: Database,
  remote: string,
  version: string,
): Promise<boolean> {
  const names = await listFileNames(database, remote, version)
  if (names.length === 0) return false
  await mkdir(path.join(root, remote), { recursive: true })
  const half = await mkdtemp(path.join(root, halfPrefix))
  try {
    const copySome = async (): Promise<void> => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        const bytes = await findFile(database, remote, version, name)
        if (bytes) await writeSynced(path.join(half, name), bytes)
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: filesAtOnce }, copySome))
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    await rename(half, path.join(root, remote, version))
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
  return true
}

/** Synced before the rename: after a power cut no folder contains empty files. */
async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o644)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(halfPrefix)) continue
    const folder = path.join(root, name)
    // Another process on the same folder may have finished it meanwhile.
    const begun = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (Date.now() - begun > abandonedAfter) await rm(folder, { recursive: true, force: true })
  }
}
