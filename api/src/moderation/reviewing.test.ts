import {
  appeal,
  appeals,
  mergeReviews,
  postDetail,
  report,
  reverseDecision,
  type Session,
} from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { callAs, noticesOf, reportedPost, openDesk } from '../testing/desk'
import {
  decideAs,
  openReviewOf,
  publishPost,
  reportAs,
  sendMessage,
  writeComment,
  type Written,
} from '../testing/moderated'

let api: TestApi
let ana: Session
let ben: Session
let mod: Session
let other: Session
beforeAll(async () => {
  ;({ api, ana, ben, mod, other } = await openDesk())
})
afterAll(() => api.close())

describe('a review', () => {
  it('shows the thread, the record of the member, and earlier reviews', async () => {
    const ben2 = await api.signUp('ben2')
    const post = await publishPost(api, ben2, 'A thread')
    const first = await writeComment(api, ana, post, 'First')
    const second = await writeComment(api, ben2, post, 'Give me your account number')
    await reportAs(api, ana, { kind: 'post', id: await publishPost(api, ben2, 'Earlier') })
    await reportAs(api, ana, { kind: 'comment', id: second })
    const found = await openReviewOf(api, mod, { kind: 'comment', id: second })
    expect(found.thread.map(({ kind, id, reported }) => [kind, id, reported])).toEqual([
      ['post', post, false],
      ['comment', first, false],
      ['comment', second, true],
    ])
    expect(found.member).toMatchObject({ nick: 'ben2', posts: 2, comments: 1, messages: 0, decisions: [] })
    expect(found.earlier).toMatchObject([{ kind: 'post', author: 'ben2' }])
  })

  it('shows only the messages between the same two members, next to the reported one', async () => {
    const [gia, hal, ivy] = [await api.signUp('gia'), await api.signUp('hal'), await api.signUp('ivy')]
    await sendMessage(api, gia, ivy, 'A secret for ivy')
    await sendMessage(api, hal, ivy, 'Another secret')
    await sendMessage(api, gia, hal, 'Too long ago')
    const before: number[] = []
    for (let n = 0; n < 10; n++) before.push(await sendMessage(api, hal, gia, `Before ${n}`))
    const id = await sendMessage(api, gia, hal, 'Send gift cards')
    const after: number[] = []
    for (let n = 0; n < 11; n++) after.push(await sendMessage(api, hal, gia, `After ${n}`))
    await reportAs(api, hal, { kind: 'message', id })
    const { thread } = await openReviewOf(api, mod, { kind: 'message', id })
    expect(thread.map((message) => message.id)).toEqual([...before, id, ...after.slice(0, 10)])
    await decideAs(api, mod, { kind: 'message', id }, 'hide')
    const again = await sendMessage(api, gia, hal, 'And again')
    await reportAs(api, hal, { kind: 'message', id: again })
    const later = await openReviewOf(api, mod, { kind: 'message', id: again })
    expect(later.thread.find((message) => message.id === id)).toMatchObject({
      hidden: true,
      text: 'Send gift cards',
    })
  })

  it('finds copies of the text by other members', async () => {
    const text = 'I am abroad for my job and the keys will come by courier after the deposit'
    const copy = await publishPost(api, ben, 'Flat', { description: `Hello. ${text}. Thanks.`, type: 'tr' })
    const content: Written = {
      kind: 'post',
      id: await publishPost(api, ana, 'Nice flat', { description: text }),
    }
    await reportAs(api, ben, content)
    const { similar } = await openReviewOf(api, mod, content)
    expect(similar.map(({ id }) => id)).toEqual([copy])
  })
})

describe('merged reviews', () => {
  it('are decided together, with the texts and the reporters of both', async () => {
    const cai = await api.signUp('cai')
    const one = await reportedPost({ api, ben }, ana, 'Copy one')
    const two: Written = { kind: 'post', id: await publishPost(api, ana, 'Copy two') }
    await reportAs(api, cai, two)
    const [first, second] = [await openReviewOf(api, mod, one), await openReviewOf(api, mod, two)]
    const fields = { idx: first.review_idx, into: second.review_idx }
    expect((await callAs(api, mod, mergeReviews, fields)).outcome.kind).toBe('ok')
    expect((await callAs(api, mod, mergeReviews, fields)).status).toBe(404)
    const merged = await openReviewOf(api, mod, two)
    expect(merged.reports.map(({ by }) => by.nick)).toEqual(['ben', 'cai'])
    expect(merged.urgency).toBeGreaterThan(second.urgency)
    // A further report of the first text joins the second review.
    await reportAs(api, other, one)
    expect((await openReviewOf(api, mod, two)).reports).toHaveLength(3)
    const decision = await decideAs(api, mod, two, 'hide')
    for (const { id } of [one, two]) expect((await api.call(postDetail, { id })).status).toBe(404)
    await api.mailTo(cai.email, /has acted/)
    await callAs(api, mod, reverseDecision, { idx: decision, why: 'Wrong' })
    for (const { id } of [one, two]) expect((await api.call(postDetail, { id })).status).toBe(200)
  })

  it('show every text that the decision is about, with what stands around it', async () => {
    const dora = await api.signUp('dora')
    const [thread, one] = [await publishPost(api, ben, 'Of ben'), await publishPost(api, dora, 'Of dora')]
    const answer = await writeComment(api, ben, thread, 'Who are you?')
    const rude = await writeComment(api, dora, thread, 'Rude words')
    const comment: Written = { kind: 'comment', id: rude }
    await reportAs(api, ben, { kind: 'post', id: one })
    await reportAs(api, ben, comment)
    const into = (await openReviewOf(api, mod, { kind: 'post', id: one })).review_idx
    const idx = (await openReviewOf(api, mod, comment)).review_idx
    await callAs(api, mod, mergeReviews, { idx, into })
    const merged = await openReviewOf(api, mod, { kind: 'post', id: one })
    expect(merged.thread.map(({ kind, id, reported }) => [kind, id, reported])).toEqual([
      ['post', one, true],
      ['post', thread, false],
      ['comment', answer, false],
      ['comment', rude, true],
    ])
  })

  it('are told to their author, and to who decides the appeal, with every text', async () => {
    const fay = await api.signUp('fay')
    const one = await reportedPost({ api, ben }, fay, 'Spam one')
    const two = await reportedPost({ api, ben }, fay, 'Spam two')
    const about = { ...two, target: 'author' }
    await callAs(api, ben, report, { ...about, reason: 'spam', words: '' })
    const into = (await openReviewOf(api, mod, one)).review_idx
    for (let n = 0; n < 2; n++) {
      const { review_idx: idx } = await openReviewOf(api, mod, two)
      await callAs(api, mod, mergeReviews, { idx, into })
    }
    const idx = await decideAs(api, mod, one, 'hide')
    const otherTexts = [{ ...two, text: expect.stringContaining('Spam two') as unknown }]
    expect(await noticesOf(api, fay)).toMatchObject([{ decision_idx: idx, ...one, otherTexts }])
    const { text } = await api.mailTo(fay.email, /has hidden something/)
    expect(text).toContain('The decision is about 2 texts that you wrote.')
    await callAs(api, fay, appeal, { idx, words: 'Both are mine' })
    const { outcome } = await callAs(api, other, appeals)
    expect(outcome).toMatchObject({ kind: 'ok', data: [{ otherTexts }] })
  })

  it('of one thread show it once', async () => {
    const eli = await api.signUp('eli')
    const thread = await publishPost(api, eli, 'Of eli')
    const comment: Written = { kind: 'comment', id: await writeComment(api, eli, thread, 'Pay here') }
    await reportAs(api, ben, { kind: 'post', id: thread })
    await reportAs(api, ben, comment)
    const idx = (await openReviewOf(api, mod, { kind: 'post', id: thread })).review_idx
    const into = (await openReviewOf(api, mod, comment)).review_idx
    await callAs(api, mod, mergeReviews, { idx, into })
    const merged = await openReviewOf(api, mod, comment)
    expect(merged.thread.map(({ kind, reported }) => [kind, reported])).toEqual([
      ['post', true],
      ['comment', true],
    ])
  })

  it('have the same author', async () => {
    const [one, two] = [await reportedPost({ api, ben }, ana), await reportedPost({ api, ben }, other)]
    const idx = (await openReviewOf(api, mod, one)).review_idx
    const into = (await openReviewOf(api, mod, two)).review_idx
    expect((await callAs(api, mod, mergeReviews, { idx, into })).outcome.kind).toBe('otherAuthor')
    expect((await callAs(api, mod, mergeReviews, { idx, into: idx })).status).toBe(400)
    // The other moderator must not learn from it that they were reported.
    expect((await callAs(api, other, mergeReviews, { idx, into })).status).toBe(404)
  })
})
