import {
  appeals,
  decide,
  decideAppeal,
  mergeReviews,
  moderationHistory,
  reverseDecision,
  review,
  reviews,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { listAppealed } from './appeal-queries'
import { findThreads } from './context-queries'
import { decidedAs, decideReview } from './deciding'
import { findDecisions, listDecisionsOfMember, listDecisionsOfReview, listReported } from './decision-queries'
import { listEvents } from './event-queries'
import { findMemberRecord } from './member-queries'
import { merge } from './merging'
import { offsetOf, pageOf } from './paging'
import { presentAppealRow, presentEvent, presentReview, presentReviewRow } from './presenter'
import { answerAppeal, reverse } from './reversing'
import { findReview, listOtherReviews, listReports, listReviews, listTexts } from './review-queries'
import { findSimilar } from './similar'
import type { Withdrawing } from './withdrawing'

/** How boards read texts, for what moderators see of them. */
export interface TextForms {
  /** Turns the HTML of a post into text. */
  readableText(html: string): string
  /** The form of a text that search reads. */
  searchForm(text: string): string
}

/** The desk of the moderators. `handle` refuses everybody else. */
export function registerDesk(
  app: FastifyInstance,
  platform: Platform,
  withdrawing: Withdrawing,
  { readableText, searchForm }: TextForms,
): void {
  const { database } = platform
  const parts = { platform, withdrawing }

  handle(app, platform, reviews, async ({ state, page }, { caller }) => {
    const { rows, total } = await listReviews(database, caller.userId, state, offsetOf(page))
    return ok(rows.map(presentReviewRow), pageOf(total, page))
  })

  handle(app, platform, review, async ({ idx }, { caller }) => {
    const record = await findReview(database, caller.userId, idx)
    if (!record) throw errors.notFound('such review')
    const texts = await listTexts(database, record.id)
    const [reports, thread, similar, member, ofMember, ofReview, others] = await Promise.all([
      listReports(database, record.id),
      findThreads(database, texts),
      findSimilar(database, record, searchForm),
      findMemberRecord(database, record.author_id),
      listDecisionsOfMember(database, record.author_id),
      listDecisionsOfReview(database, record.id),
      listOtherReviews(database, caller.userId, record),
    ])
    const whole = { record, texts, reports, thread, similar, member, ofMember, ofReview, others }
    return ok(presentReview(whole, readableText))
  })

  handle(app, platform, decide, async (fields, { caller, once }) => {
    const decided = await decideReview(platform, withdrawing, caller, fields, once)
    return typeof decided === 'string' ? fail(decided) : ok(decidedAs(decided))
  })

  handle(app, platform, reverseDecision, async ({ idx, why }, { caller, once }) => {
    const refused = await reverse(parts, caller, { id: idx, why }, once)
    return refused ? fail(refused) : ok()
  })

  handle(app, platform, mergeReviews, async ({ idx, into }, { caller, once }) => {
    const merged = await merge(caller, { id: idx, into }, once)
    return merged ? ok() : fail('otherAuthor')
  })

  handle(app, platform, appeals, async ({ state, page }, { caller }) => {
    const { decisionIds, total } = await listAppealed(database, caller.userId, state, offsetOf(page))
    const rows = await findDecisions(database, decisionIds)
    const reviewIds = rows.map((row) => row.review_id)
    const reported = await listReported(database, caller.userId, reviewIds)
    return ok(
      decisionIds.flatMap((id) => {
        const row = rows.find((decision) => decision.id === id)
        return (row && presentAppealRow(row, caller.userId, reported.has(row.review_id))) ?? []
      }),
      pageOf(total, page),
    )
  })

  handle(app, platform, decideAppeal, async ({ idx, upheld, answer }, { caller, once }) => {
    const fields = { appealId: idx, upheld: upheld === 'yes', answer }
    const refused = await answerAppeal(parts, caller, fields, once)
    return refused ? fail(refused) : ok()
  })

  handle(app, platform, moderationHistory, async ({ page }, { caller }) => {
    const { rows, total } = await listEvents(database, caller.userId, offsetOf(page))
    return ok(rows.map(presentEvent), pageOf(total, page))
  })
}
