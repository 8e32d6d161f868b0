import type { FieldsOf, report as reportCall } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import type { Once } from '../platform/idempotency/idempotency'
import type { OpenReviewFromRules } from '../platform/open-review'
import type { ContentStores, ReportableText } from '../platform/withdrawal/content-store'
import {
  addCategories,
  findOpenReview,
  findWeighed,
  insertReview,
  type OpenReview,
  storeReport,
  storeUrgency,
  type Subject,
} from './report-queries'
import { urgencyOf } from './urgency'

/** What the call answers about a report. */
export const reportedAs = (id: number) => ({ report_idx: id })

/**
 * Stores a member's report with the text as it is now, and opens a review if there is none.
 * @returns the id of the report; `ownContent` if the reporter wrote the text
 * @throws not-found (404)
 */
export async function takeReport(
  database: Database,
  stores: ContentStores,
  reporterId: number,
  { reason, words, ...subject }: FieldsOf<typeof reportCall>,
  once: Once,
): Promise<number | 'ownContent'> {
  const found = await stores[subject.kind].find(database, subject.id, reporterId)
  if (!found) throw errors.notFound(`such ${subject.kind}`)
  if (found.authorId === reporterId) return 'ownContent'
  const write = async (tx: Database): Promise<number> => {
    const review = await openReview(tx, subject, found, 'members')
    const id = await storeReport(tx, review.id, reporterId, { reason, words, text: found.text })
    await weigh(tx, review.root)
    return id
  }
  return once.write((from) => from.transaction(write), reportedAs)
}

/** Creates the platform's `openReviewFromRules`. */
export const createOpenReviewFromRules =
  (stores: ContentStores): OpenReviewFromRules =>
  async (database, { kind, id, categories }) => {
    const found = await stores[kind].find(database, id)
    if (!found) return
    await database.transaction(async (tx) => {
      const review = await openReview(tx, { kind, id, target: 'content' }, found, 'rules')
      await addCategories(tx, review.root, categories)
      await weigh(tx, review.root)
    })
  }

async function openReview(
  tx: Database,
  subject: Subject,
  found: ReportableText,
  source: 'members' | 'rules',
): Promise<OpenReview> {
  const before = await findOpenReview(tx, subject)
  if (before) return before
  await insertReview(tx, subject, found, source)
  const opened = await findOpenReview(tx, subject)
  // Decided between the two statements: the text was already judged.
  if (!opened)
    throw errors.unavailable('A moderator is deciding about this right now. Try again in a moment.')
  return opened
}

/** Computes the urgency of a review again. */
export async function weigh(tx: Database, reviewId: number): Promise<void> {
  const { kind, categories, reports } = await findWeighed(tx, reviewId)
  await storeUrgency(tx, reviewId, urgencyOf(kind, reports, categories))
}
