import type { decide as decideCall, FieldsOf } from '@within-reach/contract'
import type { Caller } from '../platform/caller'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import type { Once } from '../platform/idempotency/idempotency'
import { insertEvent } from '../platform/moderation-event-queries'
import type { Platform } from '../platform/platform'
import { hashOf, newSecret } from '../platform/secret'
import { dayOf } from '../platform/standing'
import { closeReview, hasReported, insertDecision, isWithdrawn } from './decision-queries'
import { takeOver } from './held-content-queries'
import { keptFor } from './kept-for'
import { mailDecision, mailReporter } from './mails'
import { endSignIns, findAddressee, listReporters, storeStanding } from './member-queries'
import { findReview, lockOpenReviews, type ReviewRecord, listSubjects, type Subject } from './review-queries'
import type { Withdrawing } from './withdrawing'

type Fields = FieldsOf<typeof decideCall>
type Decided = number | 'decidedAlready' | 'ownReport' | 'goneMeanwhile'

/** Rolls a decision back that found nothing to hide. */
class GoneMeanwhile extends Error {}

/** The member who decides. */
export type Moderator = Pick<Caller, 'userId' | 'nick'>

/** What the call answers about a decision. */
export const decidedAs = (id: number) => ({ decision_idx: id })

/**
 * Decides a review: acts, closes it, and notifies the author and the reporters, all or nothing. What a ban hides follows, piece by piece.
 * @returns the id of the decision, or why there is none
 * @throws not-found (404), also for what is about the moderator, and for a sanction of a former member
 */
export async function decideReview(
  platform: Platform,
  withdrawing: Withdrawing,
  moderator: Moderator,
  fields: Fields,
  once: Once,
): Promise<Decided> {
  const { database, signals } = platform
  const review = await findReview(database, moderator.userId, fields.idx)
  if (!review) throw errors.notFound('such review')
  if (review.state === 'closed') return 'decidedAlready'
  if (await hasReported(database, review.id, moderator.userId)) return 'ownReport'
  // What former members left can be hidden. Nobody is left to sanction.
  if (isSanction(fields.action) && !(await findAddressee(database, review.author_id)))
    throw errors.notFound('such member any more')
  const write = (from: Database): Promise<number | undefined> =>
    from.transaction((tx) => storeDecision(platform, withdrawing, tx, { moderator, review, fields }))
  try {
    const id = await once.write(write, (written) => written && decidedAs(written))
    if (id === undefined) return 'decidedAlready'
    if (fields.action === 'ban') {
      signals.announce('sign-ins', review.author_id)
      if (fields.withdraw === 'yes') await withdrawBanned(platform, withdrawing, review.author_id, id)
    }
    return id
  } catch (error) {
    if (error instanceof GoneMeanwhile) return 'goneMeanwhile'
    throw error
  }
}

const isSanction = (action: Fields['action']): boolean => !['dismiss', 'hide', 'remove'].includes(action)

/** The ban is in force already. What is left is hidden by the cleanup. */
async function withdrawBanned(
  { log }: Platform,
  withdrawing: Withdrawing,
  authorId: number,
  decisionId: number,
): Promise<void> {
  try {
    await withdrawing.withdrawAllOf(authorId, { decisionId, keptFor: keptFor.hide })
  } catch (error) {
    log.warn(
      { err: error, decisionId },
      'not everything of a banned member is hidden yet; retried by the cleanup',
    )
  }
}

interface Deciding {
  readonly moderator: Moderator
  readonly review: ReviewRecord
  readonly fields: Fields
}

async function storeDecision(
  platform: Platform,
  withdrawing: Withdrawing,
  tx: Database,
  { moderator, review, fields }: Deciding,
): Promise<number | undefined> {
  const { action, reason, note } = fields
  // A report that arrives meanwhile waits, and then opens another review.
  if ((await lockOpenReviews(tx, moderator.userId, [review.id])).length === 0) return undefined
  const days = action === 'limit' || action === 'suspend' ? Number(fields.days) : undefined
  const author = await findAddressee(tx, review.author_id)
  const secret = action === 'ban' || author?.banned ? newSecret() : undefined
  const id = await insertDecision(tx, {
    reviewId: review.id,
    moderatorId: moderator.userId,
    action,
    reason,
    note,
    days,
    withdraws: action === 'ban' && fields.withdraw === 'yes',
    linkHash: secret === undefined ? undefined : hashOf(secret),
  })
  if (id === undefined) return undefined
  const subjects = await listSubjects(tx, review.id)
  await correctRules(platform, tx, review, fields, subjects)
  if (action === 'hide' || action === 'remove')
    await withdrawSubjects(withdrawing, tx, subjects, { decisionId: id, keptFor: keptFor[action] })
  if (action === 'limit' || action === 'suspend' || action === 'ban')
    await storeStanding(tx, review.author_id)
  if (action === 'ban') await endSignIns(tx, review.author_id)
  await closeReview(tx, review.id)
  const until = days === undefined ? undefined : new Date(Date.now() + days * 86_400_000)
  await insertEvent(tx, {
    what: 'decided',
    actorId: moderator.userId,
    actor: moderator.nick,
    memberId: review.author_id,
    about: `${review.kind} ${review.content_id} of member ${review.author_id}: ${action}${until ? ` until ${dayOf(until)}` : ''}, because of ${reason}`,
    words: note,
    action,
    reason,
    kind: review.kind,
    contentId: review.content_id,
    decisionId: id,
    reviewId: review.id,
  })
  const texts = subjects.length
  if (author) await mailDecision(platform, tx, author, { action, reason, note, texts, until, secret })
  const outcome = action === 'dismiss' ? 'kept' : 'acted'
  for (const reporter of await listReporters(tx, review.id))
    await mailReporter(platform, tx, reporter, outcome)
  return id
}

/** Tells the rules that recognise scams whether they were right. */
async function correctRules(
  { interlock }: Platform,
  tx: Database,
  { source }: ReviewRecord,
  { action, reason }: Fields,
  subjects: readonly Subject[],
): Promise<void> {
  const isDismissed = action === 'dismiss'
  if (reason !== 'scam' && !(isDismissed && source === 'rules')) return
  for (const subject of subjects)
    await interlock.correct(subject.kind, subject.id, isDismissed ? 'wrong' : 'right', tx)
}

async function withdrawSubjects(
  withdrawing: Withdrawing,
  tx: Database,
  subjects: readonly Subject[],
  reason: { readonly decisionId: number; readonly keptFor: number },
): Promise<void> {
  let found = false
  for (const { kind, id } of subjects) {
    const isGone =
      (await withdrawing.withdraw(tx, kind, id, reason)) ||
      (await takeOver(tx, kind, id, reason)) ||
      (await isWithdrawn(tx, kind, id))
    found ||= isGone
  }
  if (!found) throw new GoneMeanwhile()
}
