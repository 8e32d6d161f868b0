import type { PostType } from '@within-reach/contract'
import { keepFile, type KeptFile } from '../platform/files/keep'
import { nameAtMost, readableName } from '../platform/files/readable-name'
import type { UploadedFile } from '../platform/forms'
import type { Platform } from '../platform/platform'

/**
 * Judges and stores the files of a post, in their order.
 * @returns every file; where one is refused, those before it are removed again
 * @throws unsupported-type (415), too-large (413), unavailable (503)
 */
export async function keepFiles(
  platform: Platform,
  board: PostType,
  uploads: readonly UploadedFile[],
): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  try {
    for (const { name, bytes } of uploads)
      kept.push(await keepFile(platform.files, board, { name: shownName(name), bytes }))
    return kept
  } catch (error) {
    await removeFiles(platform, keysOf(kept))
    throw error
  }
}

/** The keys of files with their small variants. */
export function keysOf(files: readonly Pick<KeptFile, 'key' | 'smallKey'>[]): string[] {
  return files.flatMap(({ key, smallKey }) => (smallKey === undefined ? [key] : [key, smallKey]))
}

/** Removes files that no post names any more. A store that is away keeps a stray file, and the caller's deed stands. */
export async function removeFiles({ files, log }: Platform, keys: readonly string[]): Promise<void> {
  try {
    await files.remove(keys)
  } catch (error) {
    log.warn({ err: error, keys }, 'files were left behind')
  }
}

/** The name a file came with, short enough to show. */
const shownName = (name: string): string => [...readableName(name)].slice(0, nameAtMost).join('') || 'file'
