import { limits, type FieldsOf, type updatePost as updatePostCall } from '@within-reach/contract'
import { errors } from '../platform/errors'
import type { SavedFile } from '../platform/files/save-file'
import type { UploadedFile } from '../platform/forms'
import type { Once } from '../platform/idempotency/idempotency'
import type { Platform } from '../platform/platform'
import { findOwnPost, type OwnPost, updatePost } from './edit-queries'
import { saveFiles, keysOf, removeFiles, removeUnnamed, type Uploader } from '../platform/files/save-files'
import { storedLooks } from '../platform/files/stored-looks'
import { pathOf } from './presenter'
import { lockPost } from './queries'
import { demandOpenRegion, postedAs, readPostInput, refusePost, writtenAs } from './service'

/**
 * Changes a member's own post by the rules of its board. New files are stored before the post names them, and removed files
 * are deleted after. If anything fails, the post is unchanged.
 * @throws invalid (400), not-owner or region-closed (403), not-found (404), too-large (413), unsupported-type (415),
 * too-many (429)
 */
export async function editPost(
  platform: Platform,
  caller: Uploader,
  { id, keep, edited, ...fields }: FieldsOf<typeof updatePostCall>,
  uploads: readonly UploadedFile[],
  once: Once,
): Promise<void> {
  const { database } = platform
  const callerId = caller.userId
  const post = (await findOwnPost(database, id, callerId)) ?? (await refusePost(database, id))
  const input = readPostInput({ type: post.type, ...fields })
  demandSeen('post', post, edited)
  // A post in a region that has closed since may still be corrected.
  if (input.region !== post.region) await demandOpenRegion(platform, input.region)
  const kept = filesThatStay(post.files, keep, uploads.length)
  const added = await saveFiles(platform, post.type, uploads, caller)
  // A copied picture that stays is still a copy. Others were compared when they were new.
  const copies = post.caution?.includes('duplicates') ? await storedLooks(platform, kept) : []
  const write = platform.interlock
    .assess({ ...writtenAs(callerId, input, added, copies), replaces: true })
    .then((store) =>
      once.write(
        (writer) =>
          writer.transaction(async (tx) => {
            // Preparing files takes time, in which the post may have been changed or deleted.
            const current = (await lockPost(tx, id, callerId)) && (await findOwnPost(tx, id, callerId))
            if (!current) throw errors.notFound('such post')
            demandSeen('post', current, edited)
            const staying = filesThatStay(current.files, keep, uploads.length)
            await updatePost(tx, id, { ...input, files: [...staying, ...added] })
            await store(tx, id)
            return current.files.filter((file) => !staying.includes(file))
          }),
        () => postedAs(id),
      ),
    )
  const dropped = await write.catch(async (error: unknown) => {
    await removeUnnamed(platform, keysOf(added), error)
    throw error
  })
  await removeFiles(platform, keysOf(dropped))
}

/**
 * Demands that the author has seen the last change, for example that of another tab.
 * @param edited its time; empty if there was none, undefined if it does not matter
 */
export function demandSeen(
  what: 'post' | 'comment',
  { edited_at: last }: Pick<OwnPost, 'edited_at'>,
  edited: string | undefined,
): void {
  if (edited !== undefined && edited !== (last?.toISOString() ?? ''))
    throw errors.invalid('edited', `is not the last change: the ${what} was changed meanwhile`)
}

/** The files of a post with the given paths, in their current order. */
function filesThatStay(
  files: readonly SavedFile[],
  paths: readonly string[],
  added: number,
): readonly SavedFile[] {
  const known = files.map(({ key }) => pathOf(key))
  if (paths.some((path) => !known.includes(path)))
    throw errors.invalid('keep', 'names a file that this post does not have')
  const staying = files.filter(({ key }) => paths.includes(pathOf(key)))
  if (staying.length + added > limits.files)
    throw errors.invalid('image', `takes at most ${limits.files} files together with the kept ones`)
  return staying
}
