import {
  cms,
  type ContentKind,
  decide,
  msgs,
  type ModerationAction,
  posting,
  postingCm,
  postMsg,
  report,
  type Review,
  review,
  reviews,
  type Session,
} from '@within-reach/contract'
import type { TestApi } from './api'

/** Content of one kind, with its author and a member who can report it. */
export interface Written {
  readonly kind: ContentKind
  readonly id: number
}

/** Publishes a post and returns its id. */
export async function publishPost(
  api: TestApi,
  { api_token: token }: Session,
  subject: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { outcome } = await api.call(
    posting,
    {
      type: 'fr',
      region: 'Others',
      specificLocation: 'Berlin',
      subject,
      description: `About ${subject}`,
      ...fields,
    },
    { token },
  )
  if (outcome.kind !== 'ok') throw new Error(`${subject} was not published: ${JSON.stringify(outcome)}`)
  return outcome.data.post_idx
}

/** Writes a comment and returns its id. */
export async function writeComment(
  api: TestApi,
  { api_token: token }: Session,
  postId: number,
  cmText: string,
): Promise<number> {
  const { outcome } = await api.call(postingCm, { id: postId, cmText }, { token })
  if (outcome.kind !== 'ok') throw new Error(`${cmText} was not written: ${outcome.kind}`)
  return outcome.data.cm_idx
}

/** Sends a message and returns its id, as its recipient sees it. */
export async function sendMessage(
  api: TestApi,
  from: Session,
  to: Session,
  text: string,
  about?: number,
): Promise<number> {
  const sent = await api.call(postMsg, { to: to.email, msg: text, about }, { token: from.api_token })
  if (sent.outcome.kind !== 'ok') throw new Error(`${text} was not sent: ${sent.outcome.kind}`)
  const { outcome } = await api.call(msgs, { type: 'inbox' }, { token: to.api_token })
  const [newest] = outcome.kind === 'ok' ? outcome.data : []
  if (!newest) throw new Error(`${text} did not arrive`)
  return newest.message_idx
}

/** Reports content, and returns the id of the report. */
export async function reportAs(
  api: TestApi,
  { api_token: token }: Session,
  { kind, id }: Written,
  fields: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { outcome } = await api.call(report, { kind, id, reason: 'scam', words: '', ...fields }, { token })
  if (outcome.kind !== 'ok') throw new Error(`not reported: ${JSON.stringify(outcome)}`)
  return outcome.data.report_idx
}

/** The open review of content, as a moderator finds it in the queue. */
export async function openReviewOf(
  api: TestApi,
  { api_token: token }: Session,
  { kind, id }: Written,
): Promise<Review> {
  const { outcome: queue } = await api.call(reviews, {}, { token })
  const row = queue.kind === 'ok' ? queue.data.find((one) => one.kind === kind && one.id === id) : undefined
  if (!row) throw new Error(`no open review of ${kind} ${id}`)
  const { outcome } = await api.call(review, { idx: row.review_idx }, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

/** Decides the open review of content, and returns the id of the decision. */
export async function decideAs(
  api: TestApi,
  moderator: Session,
  written: Written,
  action: ModerationAction,
  fields: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { review_idx: idx } = await openReviewOf(api, moderator, written)
  const days = action === 'limit' || action === 'suspend' ? '7' : ''
  const { outcome } = await api.call(
    decide,
    { idx, action, reason: 'scam', days, ...fields },
    { token: moderator.api_token },
  )
  if (outcome.kind !== 'ok') throw new Error(`not decided: ${JSON.stringify(outcome)}`)
  return outcome.data.decision_idx
}

/** The comments of a post that a visitor sees. */
export async function commentsOf(api: TestApi, postId: number): Promise<readonly string[]> {
  const { outcome } = await api.call(cms, { id: postId })
  return outcome.kind === 'ok' ? outcome.data.map(({ cm }) => cm) : []
}
