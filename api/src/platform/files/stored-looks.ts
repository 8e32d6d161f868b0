import { buffer } from 'node:stream/consumers'
import type { Platform } from '../platform'
import { lookOf } from './look'
import type { SavedFile } from './save-file'

/**
 * What stored pictures look like, see {@link lookOf}: it is not stored with them.
 * @returns the looks of those that can be read now, because a change of their text must not fail
 */
export async function storedLooks(
  { files, log }: Pick<Platform, 'files' | 'log'>,
  pictures: readonly Pick<SavedFile, 'smallKey'>[],
): Promise<string[]> {
  const looks: string[] = []
  for (const { smallKey } of pictures) {
    if (smallKey === undefined) continue
    try {
      const stored = await files.open(smallKey)
      const look = stored && (await lookOf(await buffer(stored.stream)))
      if (look !== undefined) looks.push(look)
    } catch (error) {
      log.warn({ err: error, key: smallKey }, 'a picture could not be compared with others')
    }
  }
  return looks
}
