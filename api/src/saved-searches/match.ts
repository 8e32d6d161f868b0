import type { Platform } from '../platform/platform'
import { factorsFrom } from './fact-conditions'
import { lockMails } from './lock-queries'
import { dropUnmatched, insertHits, isVisible, takeUnmatched } from './match-queries'
import { piecesIn } from './pieces'

/** So many posts share a transaction. It holds the lock for a few hundredths of a second. */
const atOnce = 10

/**
 * Matches the oldest new posts with all saved searches. They leave the queue in the same transaction, so no post is missed and none is
 * matched twice.
 * @returns whether there was one
 */
export function matchSome({ database, settings }: Pick<Platform, 'database' | 'settings'>): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockMails(tx)
    for (let number = 0; number < atOnce; number++) {
      const post = await takeUnmatched(tx)
      if (!post) return number > 0
      // A hidden post is queued again if it comes back.
      if (!isVisible(post)) continue
      const factorsOf = (currency: string | null) => factorsFrom(currency, settings.exchangeRates)
      const before = factorsOf(post.facts_before?.currency ?? null)
      await insertHits(tx, post, piecesIn(post.content), factorsOf(post.currency), before)
    }
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
