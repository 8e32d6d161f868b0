import { postDetail } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import type { About } from './read-about'

/**
 * Whether the service says that something no longer exists. Only a post can be looked at without an effect: reading a message marks it
 * as read, and no call reads one comment. Until the answer, and without one, it counts as there.
 */
export function useIsGone({ kind, id }: About): boolean {
  const { failure } = useCall(postDetail, kind === 'post' ? { id: String(id) } : undefined)
  return failure?.kind === 'not-found'
}
