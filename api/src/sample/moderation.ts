import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ModerationAction, ReportReason } from '@within-reach/contract'
import * as v from 'valibot'
import { insertComment } from '../boards/comment-queries'
import { commentStore, postStore } from '../boards/content-stores'
import { messageStore } from '../messages/content-store'
import { appealAgainst } from '../moderation/appealing'
import { decideReview } from '../moderation/deciding'
import { findOpenReview } from '../moderation/report-queries'
import { takeReport } from '../moderation/reporting'
import { createWithdrawing } from '../moderation/withdrawing'
import { unrecorded } from '../platform/idempotency/idempotency'
import type { Platform } from '../platform/platform'
import { dateNewest, findPostCalled } from './queries'

const Text = v.pipe(v.string(), v.nonEmpty())
const Comment = v.strictObject({
  /** The subject of a post. */
  on: Text,
  author: Text,
  daysAgo: v.pipe(v.number(), v.minValue(0)),
  text: Text,
  reports: v.array(v.strictObject({ by: Text, reason: ReportReason, words: v.string() })),
  /** Absent: the review is open. */
  decision: v.optional(
    v.strictObject({ by: Text, action: ModerationAction, reason: ReportReason, note: v.string() }),
  ),
  /** The author's words. */
  appeal: v.optional(Text),
})
const Moderation = v.strictObject({ comments: v.array(Comment) })
type SampleComment = v.InferOutput<typeof Comment>

/** The platform of a sample, with the ids of its members by nick. */
interface SampleSite {
  readonly platform: Platform
  idOf(nick: string): number
}

const stores = { post: postStore, comment: commentStore, message: messageStore }

/**
 * Adds comments that members reported, and what moderators decided about them. Nobody is mailed about it.
 * @param folder the content as data
 * @param ago the time a number of days before the first start
 * @throws Error if `moderation.json` is malformed
 */
export async function addModeration(
  site: SampleSite,
  folder: string,
  ago: (days: number) => Date,
): Promise<void> {
  const text = await readFile(path.join(folder, 'moderation.json'), 'utf8')
  const { comments } = v.parse(Moderation, JSON.parse(text))
  const outbox = { ...site.platform.outbox, enqueue: () => Promise.resolve() }
  const silent = { ...site, platform: { ...site.platform, outbox } }
  const earliestFirst = comments.toSorted((a, b) => b.daysAgo - a.daysAgo)
  for (const comment of earliestFirst) await addComment(silent, comment, ago(comment.daysAgo))
}

async function addComment(
  { platform, idOf }: SampleSite,
  { on, author, text, reports, decision, appeal }: SampleComment,
  at: Date,
): Promise<void> {
  const { database } = platform
  const once = unrecorded(database)
  const id = await insertComment(database, (await findPostCalled(database, on)) ?? 0, idOf(author), text)
  if (id === undefined) throw new Error(`The sample content has no post called ${on}.`)
  await dateNewest(database, 'comments', at)
  const subject = { kind: 'comment', id, target: 'content' } as const
  for (const { by, reason, words } of reports)
    await takeReport(database, stores, idOf(by), { ...subject, reason, words }, once)
  const review = await findOpenReview(database, subject)
  if (!decision || !review) return
  const { by, ...fields } = decision
  const decided = await decideReview(
    platform,
    createWithdrawing(platform, stores),
    { userId: idOf(by), nick: by },
    { ...fields, idx: review.id, days: '', withdraw: 'no' },
    once,
  )
  if (typeof decided === 'string') throw new Error(`A sample review was not decided: ${decided}`)
  if (appeal !== undefined) await appealAgainst(database, idOf(author), decided, appeal, once)
}
