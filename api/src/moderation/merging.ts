import type { Caller } from '../platform/caller'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import type { Once } from '../platform/idempotency/idempotency'
import { insertEvent } from '../platform/moderation-event-queries'
import { lockOpenReviews, mergeReview } from './review-queries'
import { weigh } from './reporting'

/**
 * Lets one open review be decided by another one about the same author.
 * @returns false if they have different authors
 * @throws not-found (404) if one of them is not open, or is about the moderator; invalid (400) for the same one twice
 */
export async function merge(
  { userId, nick }: Caller,
  { id, into }: { readonly id: number; readonly into: number },
  once: Once,
): Promise<boolean> {
  if (id === into) throw errors.invalid('into', 'must be another review')
  const write = async (tx: Database): Promise<true | undefined> => {
    const locked = await lockOpenReviews(tx, userId, [id, into])
    const [one, other] = locked
    if (!one || !other) throw errors.notFound('such open review')
    if (one.author_id !== other.author_id) return undefined
    await mergeReview(tx, id, into)
    await weigh(tx, into)
    await insertEvent(tx, {
      what: 'merged',
      actorId: userId,
      actor: nick,
      memberId: one.author_id,
      about: `review ${id} into review ${into}, of member ${one.author_id}`,
      reviewId: into,
    })
    return true
  }
  const merged = await once.write(
    (from) => from.transaction(write),
    () => undefined,
  )
  return merged ?? false
}
