import type { PostType } from '@within-reach/contract'
import { AppError } from '../errors'
import { type Audience, saveFile, type SavedFile } from './save-file'
import { maxNameLength, readableName } from './readable-name'
import type { UploadedFile } from '../forms'
import { fairKeys } from '../limits/fair-keys'
import type { Platform } from '../platform'

/** The uploader of files. */
export interface Uploader {
  readonly userId: number
  readonly address?: string
}

/**
 * Checks and stores the files of one text, in order.
 * @param board determines the accepted types
 * @returns every file; if one is refused, the earlier ones are deleted again
 * @throws unsupported-type (415), too-large (413), too-many (429), unavailable (503)
 */
export async function saveFiles(
  platform: Platform,
  board: PostType,
  uploads: readonly UploadedFile[],
  { userId, address }: Uploader,
  audience: Audience = 'everybody',
): Promise<SavedFile[]> {
  if (uploads.length === 0) return []
  const settle = await platform.budgets.upload(
    userId,
    bytesOf(uploads.map(({ size }) => size)),
    uploads.length,
  )
  const keys = fairKeys({ account: userId, address })
  const kept: SavedFile[] = []
  try {
    for (const upload of uploads)
      kept.push(
        await saveFile(platform.files, board, { ...upload, name: shownName(upload.name) }, keys, audience),
      )
    await settle(bytesOf(kept.map(({ size }) => size)))
    return kept
  } catch (error) {
    await removeFiles(platform, keysOf(kept))
    // Report the refusal to the caller, even if the database has just become unreachable.
    await settle(0).catch(() => {})
    throw error
  }
}

const bytesOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

/** The keys of files with their small variants. */
export function keysOf(files: readonly Pick<SavedFile, 'key' | 'smallKey'>[]): string[] {
  return files.flatMap(({ key, smallKey }) => (smallKey === undefined ? [key] : [key, smallKey]))
}

/**
 * Deletes files that no post names any more. If the store fails, the cleanup deletes them later, and the caller continues.
 */
export async function removeFiles({ files, log }: Platform, keys: readonly string[]): Promise<void> {
  try {
    await files.remove(keys)
  } catch (error) {
    log.warn({ err: error, keys }, 'files could not be deleted; the hourly cleanup retries')
  }
}

/**
 * Deletes new files whose text could not be stored. If the connection to the database broke, the text may have been stored all the
 * same: then the files stay, and the cleanup deletes them after a day unless a text names them.
 * @param error why the text could not be stored
 */
export async function removeUnnamed(
  platform: Platform,
  keys: readonly string[],
  error: unknown,
): Promise<void> {
  if (error instanceof AppError && error.part === 'database') return
  await removeFiles(platform, keys)
}

/** The original file name, shortened for display. */
const shownName = (name: string): string => [...readableName(name)].slice(0, maxNameLength).join('') || 'file'
