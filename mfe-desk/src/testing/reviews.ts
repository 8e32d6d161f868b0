import type { AppealRow, Decision, MemberRecord, Review, ReviewRow } from '@within-reach/contract'

/** A time this many hours ago. */
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

/** A row of the queue. */
export const aRow = (own: Partial<ReviewRow> = {}): ReviewRow => ({
  review_idx: 5,
  kind: 'post',
  id: 42,
  target: 'content',
  author: 'alex',
  excerpt: 'A bright room, deposit by wire first',
  reasons: [{ reason: 'scam', count: 3 }],
  source: 'members',
  urgency: 12,
  ca: hoursAgo(3),
  state: 'open',
  ...own,
})

/** A decision of another moderator. */
export const aDecision = (own: Partial<Decision> = {}): Decision => ({
  decision_idx: 31,
  review_idx: 5,
  action: 'hide',
  reason: 'scam',
  note: 'Money before a viewing is not allowed here.',
  kind: 'post',
  id: 42,
  target: 'content',
  author: 'alex',
  by: 'noa',
  ca: hoursAgo(2),
  until: null,
  reversed: null,
  ...own,
})

const member: MemberRecord = {
  nick: 'alex',
  since: '2026-10-01T00:00:00.000Z',
  posts: 4,
  comments: 9,
  messages: 61,
  reportsActed: 1,
  reportsKept: 2,
  decisions: [aDecision({ decision_idx: 12, action: 'warn', reason: 'spam' })],
}

/** A whole review, whose text is a post with a comment below it. */
export const aReview = (own: Partial<Review> = {}): Review => ({
  ...aRow(),
  text: 'A bright room\n\nSend the deposit by wire, the keys come by courier.',
  reports: [
    {
      report_idx: 71,
      reason: 'scam',
      words: 'He wants the deposit before a viewing.',
      ca: hoursAgo(3),
      by: { nick: 'jisoo', reportsActed: 3, reportsKept: 1 },
    },
  ],
  categories: ['money-first', 'from-tomorrow'],
  thread: [
    {
      kind: 'post',
      id: 42,
      author: 'alex',
      subject: 'A bright room',
      text: 'Send the deposit by wire, the keys come by courier.',
      pictures: ['/files/room.webp'],
      ca: hoursAgo(5),
      reported: true,
      hidden: false,
    },
    {
      kind: 'comment',
      id: 9,
      author: 'jisoo',
      subject: null,
      text: 'Is this real?',
      pictures: [],
      ca: hoursAgo(4),
      reported: false,
      hidden: false,
    },
  ],
  member,
  similar: [
    {
      kind: 'post',
      id: 40,
      author: 'alexx',
      subject: 'A sunny room',
      text: 'Send the deposit by wire.',
      pictures: [],
      ca: hoursAgo(30),
      reported: false,
      hidden: true,
    },
  ],
  earlier: [aRow({ review_idx: 3, excerpt: 'An older one' })],
  decisions: [],
  ...own,
})

/** An appeal that the reader may decide. */
export const anAppeal = (own: Partial<AppealRow> = {}): AppealRow => ({
  appeal_idx: 8,
  words: 'The room is mine, and I can show the papers.',
  ca: hoursAgo(1),
  state: 'open',
  answer: '',
  closed: null,
  decision: aDecision(),
  text: 'Send the deposit by wire, the keys come by courier.',
  mayDecide: true,
  ...own,
})

/** The answer of a list with these rows on one page. */
export const onePage = <Row>(rows: Row[]) =>
  ({ kind: 'ok', data: rows, meta: { total: rows.length, page: 1, pages: 1 } }) as const
