import {
  type Call,
  cms,
  conversation,
  conversations,
  findPosts,
  msgs,
  posting,
  postingCm,
  posts,
  postMsg,
} from '@within-reach/contract'
import { invalidate } from '@within-reach/shared-core/react'

/** What shows a text that waited for a network, by the call that sent it. */
const shownBy = new Map<string, readonly Call[]>([
  [postingCm.path, [cms]],
  [posting.path, [posts, findPosts]],
  [postMsg.path, [msgs, conversation, conversations]],
])

/** Reads again what shows a text that was sent. @returns resolves when the visible answers have arrived */
export const refreshAfter = ({ path }: Pick<Call, 'path'>): Promise<void> =>
  invalidate(...(shownBy.get(path) ?? []))
