import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { insertEvent } from '../platform/moderation-event-queries'
import type { Once } from '../platform/idempotency/idempotency'
import { type Appealed, findAppealed, insertAppeal } from './appeal-queries'
import { findDecisions } from './decision-queries'

type Refused = 'tooLate' | 'appealedAlready' | 'reversedAlready'

/**
 * Stores a member's appeal against a decision about them.
 * @returns undefined if it is stored now
 * @throws not-found (404)
 */
export async function appealAgainst(
  database: Database,
  userId: number,
  decisionId: number,
  words: string,
  once: Once,
): Promise<Refused | undefined> {
  const before = await findAppealed(database, decisionId, userId)
  if (!before) throw errors.notFound('such decision')
  const refused = refusalOf(before)
  if (refused) return refused
  const write = async (tx: Database): Promise<number | undefined> => {
    const id = await insertAppeal(tx, decisionId, userId, words)
    if (id === undefined) return undefined
    const [decision] = await findDecisions(tx, [decisionId])
    await insertEvent(tx, {
      what: 'appealed',
      actorId: userId,
      actor: `member ${userId}`,
      memberId: userId,
      about: `decision ${decisionId}`,
      decisionId,
      kind: decision?.kind,
      contentId: decision?.content_id,
      reviewId: decision?.review_id,
    })
    return id
  }
  const id = await once.write(
    (from) => from.transaction(write),
    () => undefined,
  )
  if (id !== undefined) return undefined
  const meanwhile = await findAppealed(database, decisionId, userId)
  return (meanwhile && refusalOf(meanwhile)) ?? 'tooLate'
}

function refusalOf({ appealed, reversed }: Appealed): Refused | undefined {
  if (appealed) return 'appealedAlready'
  return reversed ? 'reversedAlready' : undefined
}
