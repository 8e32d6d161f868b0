import type { PostType } from '@within-reach/contract'
import { saveFile, type SavedFile } from '../platform/files/save-file'
import { nameAtMost, readableName } from '../platform/files/readable-name'
import type { UploadedFile } from '../platform/forms'
import { fairKeys } from '../platform/limits/fair-keys'
import type { Platform } from '../platform/platform'

/** Who uploads files. */
export interface Uploader {
  readonly userId: number
  readonly address?: string
}

/**
 * Judges and stores the files of a post, in their order.
 * @returns every file; where one is refused, those before it are removed again
 * @throws unsupported-type (415), too-large (413), too-many (429), unavailable (503)
 */
export async function saveFiles(
  platform: Platform,
  board: PostType,
  uploads: readonly UploadedFile[],
  { userId, address }: Uploader,
): Promise<SavedFile[]> {
  if (uploads.length === 0) return []
  const settle = await platform.budgets.upload(userId, bytesOf(uploads.map(({ size }) => size)))
  const keys = fairKeys({ account: userId, address })
  const kept: SavedFile[] = []
  try {
    for (const upload of uploads)
      kept.push(await saveFile(platform.files, board, { ...upload, name: shownName(upload.name) }, keys))
    await settle(bytesOf(kept.map(({ size }) => size)))
    return kept
  } catch (error) {
    await removeFiles(platform, keysOf(kept))
    // The refusal is what the caller needs to know, also where the database has just gone away.
    await settle(0).catch(() => {})
    throw error
  }
}

const bytesOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

/** The keys of files with their small variants. */
export function keysOf(files: readonly Pick<SavedFile, 'key' | 'smallKey'>[]): string[] {
  return files.flatMap(({ key, smallKey }) => (smallKey === undefined ? [key] : [key, smallKey]))
}

/** Removes files that no post names any more. What the store does not remove now stays noted, and the caller goes on. */
export async function removeFiles({ files, log }: Platform, keys: readonly string[]): Promise<void> {
  try {
    await files.remove(keys)
  } catch (error) {
    log.warn({ err: error, keys }, 'files wait to be removed')
  }
}

/** The name a file came with, short enough to show. */
const shownName = (name: string): string => [...readableName(name)].slice(0, nameAtMost).join('') || 'file'
