import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentsOf } from './contents'
import type { Source } from './export'
import { endingOf, nameOf, readAllChecksums, writeChecksums } from './folder'
import type { Manifest } from './manifest'
import { prune } from './prune'
import { connect, inSnapshot } from './snapshot'
import { openPool, uploadFileOf } from './upload-pool'
import { writeArchive } from './write-archive'

/** A folder of backups, and who can decrypt the next one. */
export interface BackupTarget {
  readonly folder: string
  /** Without them, it is not encrypted. */
  readonly recipients: readonly string[] | undefined
}

/** A completed backup. */
export interface Backup {
  readonly manifest: Manifest
  /** How many uploads were not in an earlier backup. */
  readonly added: number
  /** How many old backups were deleted. */
  readonly deleted: number
}

/**
 * Adds a backup of one moment to a folder, while the site runs. Uploads of earlier backups are not copied again.
 * @param keep deletes the oldest backups, until so many are left
 * @throws Error if it cannot be written, or is not read again as it was written
 */
export async function backUp(
  { url, files }: Source,
  { folder, recipients }: BackupTarget,
  keep: number | undefined,
): Promise<Backup> {
  // All of it under the lock of the snapshot: a second backup at the same time could name uploads that this one deletes.
  return inSnapshot(url, async (client) => {
    const earlier = await readAllChecksums(folder)
    const pool = openPool(folder, recipients, earlier.files)
    // Its moment, and so its name, is known at its end.
    const unnamed = path.join(folder, 'unfinished.tar')
    const { manifest, sha256 } = await writeArchive(unnamed, contentsOf(client, files, pool), recipients)
    const name = nameOf(manifest.at)
    const rows = `${name}.tar${endingOf(recipients)}`
    try {
      await rename(unnamed, path.join(folder, rows))
    } catch (error) {
      await rm(unnamed, { force: true })
      throw error
    }
    const uploads = manifest.uploads.map(
      (upload) => [uploadFileOf(recipients, upload.key), upload.sha256] as const,
    )
    await writeChecksums(folder, name, new Map([[rows, sha256], ...uploads]))
    await record(url)
    return { manifest, added: pool.added(), deleted: keep === undefined ? 0 : await prune(folder, keep) }
  })
}

/** Records the time for `/metrics` and the doctor. */
async function record(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(
      `insert into backups (kind) values ('backup') on conflict (kind) do update set ended_at = now()`,
    )
  } finally {
    await client.end()
  }
}
