import { findPosts, lookAtSearch, posts, savedSearches } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { invalidate } from '@within-reach/shared-core/react'

/**
 * Counts the new posts of a saved search as seen, and reads the list again: a mail or a number has announced posts that
 * a list which was read before does not contain.
 * @param idx the number of the search, as in the address
 */
export async function lookAt(idx: string): Promise<void> {
  await send(lookAtSearch, { idx }, { keepalive: true })
  await invalidate(savedSearches, posts, findPosts)
}
