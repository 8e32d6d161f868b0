import type { Caller } from '../platform/caller'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { insertEvent } from '../platform/moderation-event-queries'
import { lockOpenReviews, mergeReview } from './review-queries'
import { weigh } from './reporting'

/**
 * Lets one open review be decided by another one about the same author.
 * @returns false if they have different authors
 * @throws not-found (404) if one of them is not open, or is about the moderator; invalid (400) for the same one twice
 */
export async function merge(
  database: Database,
  { userId, nick }: Caller,
  id: number,
  into: number,
): Promise<boolean> {
  if (id === into) throw errors.invalid('into', 'must be another review')
  return database.transaction(async (tx) => {
    const locked = await lockOpenReviews(tx, userId, [id, into])
    const [one, other] = locked
    if (!one || !other) throw errors.notFound('such open review')
    if (one.author_id !== other.author_id) return false
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
  })
}
