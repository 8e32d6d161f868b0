import { postAddress } from '@within-reach/contract'
import type { Thread } from './due-queries'

/**
 * Where the news of a thread are read: a path of this site.
 * @param lastId the newest message or comment
 */
export const newsPath = (
  { sender_id: senderId, post_id: postId }: Pick<Thread, 'sender_id' | 'post_id'>,
  lastId: number,
): string => (senderId === null ? `${postAddress}?id=${postId ?? ''}` : `/conversation?with=${lastId}`)
