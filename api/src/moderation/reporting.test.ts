import {
  type ContentKind,
  deletePost,
  msgs,
  report,
  type ReportReason,
  reviews,
  type Session,
  updatePost,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import {
  decideAs,
  openReviewOf,
  publishPost,
  reportAs,
  sendMessage,
  writeComment,
  type Written,
} from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
let ana: Session
let ben: Session
let cai: Session
let mod: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  ben = await api.signUp('ben')
  cai = await api.signUp('cai')
  mod = await api.signUp('mod')
  await grantRole(api, mod, 'moderator')
})
afterAll(() => api.close())

const write: Readonly<Record<ContentKind, (text: string) => Promise<number>>> = {
  post: (text) => publishPost(api, ana, text),
  comment: async (text) => writeComment(api, ana, await publishPost(api, ben, 'A quiet room'), text),
  message: (text) => sendMessage(api, ana, ben, text),
}
const written = async (kind: ContentKind, text = 'Pay before you see it'): Promise<Written> => ({
  kind,
  id: await write[kind](text),
})
const send = (fields: Record<string, string | number>, session?: Session) =>
  api.call(report, { reason: 'scam', ...fields }, { token: session?.api_token })

describe.each(['post', 'comment', 'message'] as const)('a report of a %s', (kind) => {
  it('opens a review with the text as it was', async () => {
    const content = await written(kind)
    await reportAs(api, ben, content, { reason: 'scam', words: 'They want money first' })
    const review = await openReviewOf(api, mod, content)
    expect(review).toMatchObject({
      author: 'ana',
      source: 'members',
      state: 'open',
      target: 'content',
      reasons: [{ reason: 'scam', count: 1 }],
      reports: [{ reason: 'scam', words: 'They want money first', by: { nick: 'ben' } }],
    })
    expect(review.text).toContain('Pay before you see it')
    expect(review.excerpt).toContain('Pay before you see it')
    expect(review.thread.filter(({ reported }) => reported)).toMatchObject([{ kind, id: content.id }])
  })

  it('is changed by a second one of the same member', async () => {
    const content = await written(kind)
    const first = await reportAs(api, ben, content, { reason: 'spam' })
    expect(await reportAs(api, ben, content, { reason: 'hate', words: 'Worse' })).toBe(first)
    const { reports } = await openReviewOf(api, mod, content)
    expect(reports).toMatchObject([{ report_idx: first, reason: 'hate', words: 'Worse' }])
  })

  it('keeps its words if a second one has none, and loses them if they are empty', async () => {
    const content = await written(kind)
    const wordsAfter = async (fields: Record<string, string>) => {
      await send({ ...content, ...fields }, ben)
      return (await openReviewOf(api, mod, content)).reports.map(({ words }) => words)
    }
    expect(await wordsAfter({ words: 'They want money first' })).toEqual(['They want money first'])
    expect(await wordsAfter({ reason: 'hate' })).toEqual(['They want money first'])
    expect(await wordsAfter({ words: '' })).toEqual([''])
  })

  it('without words has none', async () => {
    const content = await written(kind)
    await send({ ...content }, ben)
    expect((await openReviewOf(api, mod, content)).reports).toMatchObject([{ words: '' }])
  })

  it('of one’s own text is refused', async () => {
    const { outcome } = await send({ ...(await written(kind)) }, ana)
    expect(outcome.kind).toBe('ownContent')
  })

  it('needs a login, a known kind, reason and id, and the content', async () => {
    const content = await written(kind)
    expect((await send({ ...content })).status).toBe(401)
    for (const [wrong, message] of [
      [{ kind: 'page' }, 'Check "kind": it must be one of post, comment, message.'],
      [{ reason: 'dull' }, 'Check "reason": it must be one of'],
      [{ id: 'x' }, 'Check "id": it must be a whole number.'],
      [{ words: 'x'.repeat(2001) }, 'Check "words": it must be at most 2000 characters long.'],
    ] as const) {
      const { status, body } = await send({ ...content, ...wrong }, ben)
      expect([status, body.message?.startsWith(message)]).toEqual([400, true])
    }
    const { status, body } = await send({ kind, id: 2_000_000_000 }, ben)
    expect([status, body.message]).toEqual([404, `There is no such ${kind}.`])
  })
})

it('a message is reported by its recipient only', async () => {
  const { id } = await written('message')
  expect((await send({ kind: 'message', id }, cai)).status).toBe(404)
})

it('a report of the author is a review of its own', async () => {
  const content = await written('post')
  await reportAs(api, ben, content)
  await reportAs(api, cai, content, { target: 'author', reason: 'harassment' })
  const { outcome } = await api.call(reviews, {}, { token: mod.api_token })
  const rows =
    outcome.kind === 'ok' ? outcome.data.filter(({ id, kind }) => kind === 'post' && id === content.id) : []
  expect(rows.map(({ target }) => target).sort()).toEqual(['author', 'content'])
})

it('keeps the reported text although the author changes and deletes it', async () => {
  const id = await publishPost(api, ana, 'Room in Mapo', { description: 'Send the deposit by Western Union' })
  await reportAs(api, ben, { kind: 'post', id })
  const fields = {
    id,
    subject: 'Room in Mapo',
    description: 'All fine',
    region: 'Others',
    specificLocation: 'x',
  }
  await api.call(updatePost, fields, { token: ana.api_token })
  const changed = await openReviewOf(api, mod, { kind: 'post', id })
  expect(changed.text).toContain('Western Union')
  expect(changed.thread[0]?.text).toBe('All fine')
  await api.call(deletePost, { idx: id }, { token: ana.api_token })
  const deleted = await openReviewOf(api, mod, { kind: 'post', id })
  expect([deleted.text.includes('Western Union'), deleted.thread]).toEqual([true, []])
})

describe('the queue', () => {
  it('is ordered by reasons, number and reliability of the reporters', async () => {
    const rank = async (kind: ContentKind, reasons: readonly (readonly [Session, ReportReason])[]) => {
      const content = await written(kind)
      for (const [session, reason] of reasons) await reportAs(api, session, content, { reason })
      return (await openReviewOf(api, mod, content)).urgency
    }
    const misplaced = await rank('post', [[cai, 'misplaced']])
    const scam = await rank('post', [[cai, 'scam']])
    const toOne = await rank('message', [[ben, 'scam']])
    const two = await rank('post', [
      [ben, 'scam'],
      [cai, 'scam'],
    ])
    expect(misplaced).toBeLessThan(scam)
    expect(toOne).toBeLessThan(scam)
    expect(scam).toBeLessThan(two)
    await decideAs(api, mod, await reported(cai), 'dismiss')
    expect(await rank('post', [[cai, 'scam']])).toBeLessThan(scam)
    const { outcome } = await api.call(reviews, {}, { token: mod.api_token })
    const urgencies = outcome.kind === 'ok' ? outcome.data.map(({ urgency }) => urgency) : []
    expect(urgencies).toEqual([...urgencies].sort((a, b) => b - a))
  })

  const reported = async (by: Session): Promise<Written> => {
    const content = await written('post', 'A normal room')
    await reportAs(api, by, content)
    return content
  }

  it('takes what rules found, once, with all categories', async () => {
    const content = await written('post', 'Keys come by courier')
    await api.platform.openReviewFromRules(api.database, { ...content, categories: ['courier'] })
    const first = await openReviewOf(api, mod, content)
    await api.platform.openReviewFromRules(api.database, { ...content, categories: ['wire', 'courier'] })
    await reportAs(api, ben, content)
    const second = await openReviewOf(api, mod, content)
    expect(first).toMatchObject({ source: 'rules', categories: ['courier'], reports: [] })
    expect(second).toMatchObject({
      review_idx: first.review_idx,
      categories: ['courier', 'wire'],
      source: 'rules',
    })
    expect(second.urgency).toBeGreaterThan(first.urgency)
    await api.platform.openReviewFromRules(api.database, {
      kind: 'post',
      id: 2_000_000_000,
      categories: ['x'],
    })
  })

  it('is not changed if the transaction of the rules is rolled back', async () => {
    const content = await written('post', 'Rolled back')
    const work = api.database.transaction(async (tx) => {
      await api.platform.openReviewFromRules(tx, { ...content, categories: ['wire'] })
      throw new Error('back')
    })
    await expect(work).rejects.toThrow('back')
    await expect(openReviewOf(api, mod, content)).rejects.toThrow('no open review')
  })
})

it('the recipient keeps a reported message until it is hidden', async () => {
  const content = await written('message', 'Still here')
  await reportAs(api, ben, content)
  const { body } = await api.call(msgs, { type: 'inbox', searchData: 'Still here' }, { token: ben.api_token })
  expect(body.data).toMatchObject([{ message_idx: content.id }])
})

it('reports are limited per hour', async () => {
  const small = await startApi({ sharing: api, settings: { MAX_REPORTS_PER_HOUR: '2' } })
  const fay = await api.signUp('fay')
  const content = await written('post')
  const statuses: number[] = []
  for (let n = 0; n < 3; n++)
    statuses.push((await small.call(report, { ...content, reason: 'spam' }, { token: fay.api_token })).status)
  expect(statuses).toEqual([200, 200, 429])
  await small.close()
})
