import type { Platform } from '../platform/platform'
import { factorsFrom } from './fact-conditions'
import { moveToMornings } from './hours'
import { lockMails } from './lock-queries'
import { insertHits } from './match-queries'
import { piecesIn } from './pieces'
import { dropUnmatched, isUnmatched, isVisible, takeUnmatched, type UnmatchedPost } from './unmatched-queries'

/** So many posts share a transaction. It holds the lock for a few hundredths of a second. */
const atOnce = 10

/** So long a post waits that could not be matched, in milliseconds. */
const postponedFor = 10 * 60_000

/**
 * Creates the step that matches the oldest new posts with all saved searches. They leave the queue in the same transaction, so no
 * post is missed and none is matched twice. If one cannot be matched, it is tried again later, and the others go on.
 * @returns whether there was one
 */
export function createMatching({
  database,
  settings,
  log,
}: Pick<Platform, 'database' | 'settings' | 'log'>): () => Promise<boolean> {
  // When each post that failed is tried again. Every instance finds out for itself.
  const postponed = new Map<number, number>()
  const listPostponed = (): number[] => {
    for (const [id, until] of postponed) if (until <= Date.now()) postponed.delete(id)
    return [...postponed.keys()]
  }
  return async () => {
    const taken: { post?: UnmatchedPost } = {}
    try {
      return await database.transaction(async (tx) => {
        await lockMails(tx)
        const left = listPostponed()
        const digests: number[] = []
        let number = 0
        for (; number < atOnce; number++) {
          const post = await takeUnmatched(tx, left)
          taken.post = post
          if (!post) break
          // A hidden post is queued again if it comes back.
          if (!isVisible(post)) continue
          const factorsOf = (currency: string | null) => factorsFrom(currency, settings.exchangeRates)
          const before = factorsOf(post.facts_before?.currency ?? null)
          const pieces = piecesIn(post.content)
          digests.push(...(await insertHits(tx, post, pieces, factorsOf(post.currency), before)))
        }
        await moveToMornings(tx, digests)
        return number > 0
      })
    } catch (error) {
      const id = taken.post?.post_id
      // Without a database, this fails as well.
      if (id === undefined || !(await isUnmatched(database, id))) throw error
      postponed.set(id, Date.now() + postponedFor)
      log.warn(
        { err: error, post: id },
        'a post could not be matched with saved searches; tried again in ten minutes',
      )
      return true
    }
  }
}

/** Empties the queue of a site on which nobody has saved a search. */
export function skipWithoutSearches({ database }: Pick<Platform, 'database'>): Promise<void> {
  return database.transaction(async (tx) => {
    await lockMails(tx)
    await dropUnmatched(tx)
  })
}
