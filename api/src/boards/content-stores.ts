import type { ContentStore } from '../platform/withdrawal/content-store'
import { deleteWithdrawn, keepFiles, lockWithdrawn } from '../platform/withdrawal/queries'
import { readableText } from '../platform/readable-text'
import { preventClosing } from './row-number-queries'
import { findCommentText, listCommentsOf, restoreComment, withdrawComment } from './withdraw-comment-queries'
import { findPostText, listPostsOf, restorePost, withdrawPost } from './withdraw-post-queries'

/** Posts, for moderation. Their comments, facts and files are withdrawn and come back with them. */
export const postStore: ContentStore = {
  async find(database, id) {
    const post = await findPostText(database, id)
    return (
      post && {
        authorId: post.authorId,
        contextId: id,
        text: `${post.subject}\n\n${readableText(post.description)}`.trim(),
      }
    )
  },
  async withdraw(tx, id, reason) {
    await preventClosing(tx)
    const withdrawnId = await withdrawPost(tx, id, reason)
    if (withdrawnId === undefined) return undefined
    await keepFiles(tx, withdrawnId)
    return { withdrawnId }
  },
  async restore(tx, withdrawnId) {
    await preventClosing(tx)
    if (!(await lockWithdrawn(tx, withdrawnId)) || !(await restorePost(tx, withdrawnId))) return undefined
    await deleteWithdrawn(tx, withdrawnId)
    return { withdrawnId }
  },
  listOf: listPostsOf,
}

/** Comments, for moderation. */
export const commentStore: ContentStore = {
  find: findCommentText,
  async withdraw(tx, id, reason) {
    const withdrawnId = await withdrawComment(tx, id, reason)
    return withdrawnId === undefined ? undefined : { withdrawnId }
  },
  async restore(tx, withdrawnId) {
    if (!(await lockWithdrawn(tx, withdrawnId))) return undefined
    const restored = await restoreComment(tx, withdrawnId)
    if (restored === undefined) return undefined
    if (restored === 'back') await deleteWithdrawn(tx, withdrawnId)
    return { withdrawnId }
  },
  listOf: listCommentsOf,
}
