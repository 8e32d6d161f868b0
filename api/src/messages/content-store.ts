import type { ContentStore } from '../platform/withdrawal/content-store'
import { deleteWithdrawn, lockWithdrawn } from '../platform/withdrawal/queries'
import { findMessageText, listMessagesOf, restoreMessage, withdrawMessage } from './withdraw-queries'

/** Messages, for moderation. A withdrawn one is in no folder. */
export const messageStore: ContentStore = {
  find: findMessageText,
  withdraw: withdrawMessage,
  async restore(tx, withdrawnId) {
    if (!(await lockWithdrawn(tx, withdrawnId))) return undefined
    const moved = await restoreMessage(tx, withdrawnId)
    if (moved) await deleteWithdrawn(tx, withdrawnId)
    return moved
  },
  listOf: listMessagesOf,
}
