import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './archive-file'
import { checkArchive } from './check-archive'
import { contentsOf } from './contents'
import type { Source } from './export'
import { type BackupFolder, nameOf, readManifests, rowsFileOf, writeManifest } from './folder'
import type { Manifest } from './manifest'
import { prune } from './prune'
import { connect, inSnapshot } from './snapshot'
import { writeTar } from './tar'
import { openPool } from './upload-pool'

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
  backups: BackupFolder,
  keep: number | undefined,
): Promise<Backup> {
  const { folder, key } = backups
  const { manifest, added } = await inSnapshot(url, async (client) => {
    const earlier = await readManifests(backups)
    const pool = openPool(
      backups,
      earlier.flatMap((known) => known ?? []),
    )
    // Its moment, and so its name, is known at its end.
    const unnamed = path.join(folder, `unfinished.tar`)
    const bytes = writeTar(contentsOf(client, files, pool))
    const written = await writeWhole(unnamed, bytes, key, (half) => checkArchive(half, key, false))
    try {
      await rename(unnamed, rowsFileOf(backups, nameOf(written.at)))
    } catch (error) {
      await rm(unnamed, { force: true })
      throw error
    }
    await writeManifest(backups, written)
    return { manifest: written, added: pool.added() }
  })
  await record(url)
  return { manifest, added, deleted: keep === undefined ? 0 : await prune(backups, keep) }
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
