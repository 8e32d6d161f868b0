import type { Platform } from '../platform/platform'
import { lockMails } from './lock-queries'
import { dropUnmatched, findUnmatched, insertHits, markMatched } from './match-queries'
import { piecesIn } from './pieces'

/**
 * Matches the oldest new post with all saved searches. Its place in the queue goes in the same transaction, so no post is missed and
 * none is matched twice.
 * @returns whether there was one
 */
export function matchOne({ database }: Pick<Platform, 'database'>): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockMails(tx)
    const post = await findUnmatched(tx)
    if (!post) return false
    // A hidden post is queued again if it comes back.
    if (post.type !== null) await insertHits(tx, post, piecesIn(post.content))
    await markMatched(tx, post.post_id)
    return true
  })
}

/** Empties the queue of a site on which nobody has saved a search. */
export function skipWithoutSearches({ database }: Pick<Platform, 'database'>): Promise<void> {
  return database.transaction(async (tx) => {
    await lockMails(tx)
    await dropUnmatched(tx)
  })
}
