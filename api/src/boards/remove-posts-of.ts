import { removeFiles } from '../platform/files/save-files'
import type { Platform } from '../platform/platform'
import { deletePost } from './queries'
import { listPostsOf } from './withdraw-post-queries'

/** Deletes every post of a member with its comments and files, each in a transaction of its own. */
export async function removePostsOf(platform: Platform, userId: number): Promise<void> {
  for (const id of await listPostsOf(platform.database, userId)) {
    const keys = await deletePost(platform.database, id, userId)
    if (keys) await removeFiles(platform, keys)
  }
}
