import type { Caller } from '../platform/caller'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import type { Once } from '../platform/idempotency/idempotency'
import { insertEvent } from '../platform/moderation-event-queries'
import type { Platform } from '../platform/platform'
import { closeAppeal, findDecisionOf } from './appeal-queries'
import { type DecisionRow, findDecisions, hasReported, lockDecision, markReversed } from './decision-queries'
import { isOtherwiseWithdrawn } from './held-content-queries'
import { mailAuthor } from './mails'
import { findAddressee, storeStanding } from './member-queries'
import type { Withdrawing } from './withdrawing'
import { listSubjects } from './review-queries'

/** What reversing a decision needs. */
export interface ReversingParts {
  readonly platform: Platform
  readonly withdrawing: Withdrawing
}

/**
 * Reverses a decision: its content is back, or its sanction ends, and its author is notified. An open appeal is upheld by it.
 * @returns undefined if it is reversed now
 * @throws not-found (404), invalid (400) for a dismissal, which changed nothing
 */
export async function reverse(
  { platform, withdrawing }: ReversingParts,
  moderator: Caller,
  { id, why }: { readonly id: number; readonly why: string },
  once: Once,
): Promise<'reversedAlready' | 'goneForGood' | undefined> {
  const write = async (tx: Database): Promise<DecisionRow | undefined> => {
    const decision = await lockDecision(tx, moderator.userId, id)
    if (!decision) throw errors.notFound('such decision')
    if (decision.action === 'dismiss') throw errors.invalid('idx', 'is a dismissal, which changed nothing')
    if (decision.reversed_at || !(await undo({ platform, withdrawing }, tx, decision))) return undefined
    // The reason of a reversal is for moderators, and may name who reported.
    if (decision.appeal_id !== null && decision.appeal_state === 'open')
      await closeAppeal(tx, decision.appeal_id, undefined, 'upheld', '')
    await record(tx, moderator, decision, 'reversed', why)
    const author = await findAddressee(tx, decision.user_id)
    if (author) await mailAuthor(platform, tx, author, { event: 'reversed', action: decision.action })
    return decision
  }
  const reversed = await once.write(
    (from) => from.transaction(write),
    () => undefined,
  )
  if (!reversed) {
    const [found] = await findDecisions(platform.database, [id])
    return found?.reversed_at ? 'reversedAlready' : 'goneForGood'
  }
  await withdrawing.restoreAllOf(id)
  return undefined
}

/**
 * Answers an appeal.
 * @param upheld whether the decision is reversed
 * @returns undefined if it is answered now
 * @throws not-found (404), also for an appeal of the moderator
 */
export async function answerAppeal(
  { platform, withdrawing }: ReversingParts,
  moderator: Caller,
  {
    appealId,
    upheld,
    answer,
  }: { readonly appealId: number; readonly upheld: boolean; readonly answer: string },
  once: Once,
): Promise<'decidedAlready' | 'ownDecision' | 'ownReport' | undefined> {
  const { database } = platform
  const decisionId = await findDecisionOf(database, appealId)
  const [found] = decisionId === undefined ? [] : await findDecisions(database, [decisionId])
  if (!found || found.user_id === moderator.userId) throw errors.notFound('such appeal')
  if (found.moderator_id === moderator.userId) return 'ownDecision'
  if (await hasReported(database, found.review_id, moderator.userId)) return 'ownReport'
  const write = async (tx: Database): Promise<DecisionRow | undefined> => {
    const decision = await lockDecision(tx, moderator.userId, found.id)
    const state = upheld ? 'upheld' : 'dismissed'
    if (!decision || !(await closeAppeal(tx, appealId, moderator.userId, state, answer))) return undefined
    const isGone = upheld && !decision.reversed_at && !(await undo({ platform, withdrawing }, tx, decision))
    // The author was right all the same.
    if (isGone) await markReversed(tx, decision.id)
    await record(tx, moderator, decision, upheld ? 'appeal-upheld' : 'appeal-dismissed', answer)
    const author = await findAddressee(tx, decision.user_id)
    const event = isGone ? 'upheldButGone' : state
    if (author) await mailAuthor(platform, tx, author, { event, action: decision.action, answer })
    return decision
  }
  const answered = await once.write(
    (from) => from.transaction(write),
    () => undefined,
  )
  if (!answered) return 'decidedAlready'
  if (upheld) await withdrawing.restoreAllOf(answered.id)
  return undefined
}

/** @returns false if the hidden content cannot come back; nothing is changed then */
async function undo(
  { platform, withdrawing }: ReversingParts,
  tx: Database,
  decision: DecisionRow,
): Promise<boolean> {
  const { id, action, reason, review_id, user_id } = decision
  const hides = action === 'hide' || action === 'remove'
  // What another decision hid before has no row of this one.
  if (hides && (await withdrawing.restoreIn(tx, id)) === 0 && !(await isHiddenOtherwise(tx, decision)))
    return false
  // What is no scam is not folded any more, also what comes back only later.
  if (reason === 'scam')
    for (const subject of await listSubjects(tx, review_id))
      await platform.interlock.correct(subject.kind, subject.id, 'wrong', tx)
  await markReversed(tx, id)
  await storeStanding(tx, user_id)
  return true
}

async function isHiddenOtherwise(tx: Database, { id, review_id }: DecisionRow): Promise<boolean> {
  for (const subject of await listSubjects(tx, review_id))
    if (await isOtherwiseWithdrawn(tx, subject.kind, subject.id, id)) return true
  return false
}

async function record(
  tx: Database,
  { userId, nick }: Caller,
  decision: DecisionRow,
  what: 'reversed' | 'appeal-upheld' | 'appeal-dismissed',
  words: string,
): Promise<void> {
  const { id, review_id, user_id, action, reason, kind, content_id } = decision
  await insertEvent(tx, {
    what,
    actorId: userId,
    actor: nick,
    memberId: user_id,
    about: `${kind} ${content_id} of member ${user_id}: ${action} because of ${reason}`,
    words,
    action,
    reason,
    kind,
    contentId: content_id,
    decisionId: id,
    reviewId: review_id,
  })
}
