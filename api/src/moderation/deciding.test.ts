import {
  appeal,
  decide,
  decideAppeal,
  moderationHistory,
  postDetail,
  reverseDecision,
  review,
  reviews,
  type Session,
} from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { callAs, noticesOf, reportedPost, openDesk } from '../testing/desk'
import { decideAs, openReviewOf, reportAs } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
let ana: Session
let ben: Session
let mod: Session
let other: Session
beforeAll(async () => {
  ;({ api, ana, ben, mod, other } = await openDesk())
})
afterAll(() => api.close())

describe('a decision', () => {
  it('closes the review, tells the author, and never who reported or decided', async () => {
    const content = await reportedPost({ api, ben }, ana)
    const idx = await decideAs(api, mod, content, 'hide', { note: 'No money before a visit, please.' })
    const [notice] = await noticesOf(api, ana)
    expect(notice).toMatchObject({
      decision_idx: idx,
      action: 'hide',
      reason: 'scam',
      note: 'No money before a visit, please.',
      ...content,
      text: expect.stringContaining('Pay first') as unknown,
      reversed: null,
      appeal: null,
    })
    const mail = await api.mailTo(ana.email, /has hidden something/)
    expect(mail.text).toContain('No money before a visit, please.')
    expect(mail.text).toContain('/notices')
    for (const told of [JSON.stringify(notice), mail.text]) {
      expect(told).not.toMatch(/\bben\b|\bmod\b|They want money/)
    }
    expect((await api.call(postDetail, { id: content.id })).status).toBe(404)
    const { outcome } = await callAs(api, mod, reviews, { state: 'closed' })
    expect(outcome).toMatchObject({
      kind: 'ok',
      data: expect.arrayContaining([expect.objectContaining(content)]) as unknown,
    })
  })

  it('is made once, also by two moderators at once', async () => {
    const content = await reportedPost({ api, ben }, ana)
    const { review_idx: idx } = await openReviewOf(api, mod, content)
    const fields = { idx, action: 'warn', reason: 'scam' }
    const ends = await Promise.all([callAs(api, mod, decide, fields), callAs(api, other, decide, fields)])
    expect(ends.map(({ outcome }) => outcome.kind).sort()).toEqual(['decidedAlready', 'ok'])
    expect((await callAs(api, mod, decide, fields)).outcome.kind).toBe('decidedAlready')
  })

  it('about a dismissed report is not told to the author', async () => {
    const before = (await noticesOf(api, ana)).length
    await decideAs(api, mod, await reportedPost({ api, ben }, ana), 'dismiss')
    expect(await noticesOf(api, ana)).toHaveLength(before)
  })

  it('is not made about one’s own text, which a moderator does not see in the queue', async () => {
    const content = await reportedPost({ api, ben }, mod, 'A room of a moderator')
    const { review_idx: idx } = await openReviewOf(api, other, content)
    const { outcome } = await callAs(api, mod, reviews)
    expect(JSON.stringify(outcome)).not.toContain('A room of a moderator')
    for (const [call, fields] of [
      [review, { idx }],
      [decide, { idx, action: 'dismiss', reason: 'scam' }],
    ] as const)
      expect((await callAs(api, mod, call, fields)).status).toBe(404)
    const decision = await decideAs(api, other, content, 'hide')
    expect((await callAs(api, mod, reverseDecision, { idx: decision, why: 'Mine' })).status).toBe(404)
    const history = await callAs(api, mod, moderationHistory)
    expect(JSON.stringify(history.body.data)).not.toContain(`post ${content.id} `)
  })

  it('is not made about one’s own report', async () => {
    const content = await reportedPost({ api, ben }, ana)
    await reportAs(api, mod, content)
    const { review_idx: idx } = await openReviewOf(api, mod, content)
    expect((await callAs(api, mod, decide, { idx, action: 'hide', reason: 'scam' })).outcome.kind).toBe(
      'ownReport',
    )
    expect((await callAs(api, other, decide, { idx, action: 'hide', reason: 'scam' })).outcome.kind).toBe(
      'ok',
    )
  })

  it('hides nothing that its author has deleted meanwhile, and can still warn', async () => {
    const content = await reportedPost({ api, ben }, ana)
    const { review_idx: idx } = await openReviewOf(api, mod, content)
    await api.database.query({ name: 'test-gone', text: 'delete from posts where id = $1' }, [content.id])
    expect((await callAs(api, mod, decide, { idx, action: 'hide', reason: 'scam' })).outcome.kind).toBe(
      'goneMeanwhile',
    )
    expect((await callAs(api, mod, decide, { idx, action: 'warn', reason: 'scam' })).outcome.kind).toBe('ok')
  })

  it.each([
    [{ action: 'shout' }, 'Check "action": it must be one of'],
    [{ action: 'limit' }, 'Check "days": it is missing.'],
    [{ action: 'suspend', days: '0' }, 'Check "days": it must be at least 1 days.'],
    [{ action: 'suspend', days: '1.5' }, 'Check "days": it must be a whole number of days.'],
    [{ action: 'hide', reason: 'dull' }, 'Check "reason": it must be one of'],
    [{ action: 'ban', withdraw: 'perhaps' }, 'Check "withdraw": it must be yes or no.'],
  ])('needs its fields: %j', async (wrong, message) => {
    const { review_idx: idx } = await openReviewOf(api, mod, await reportedPost({ api, ben }, ana))
    const { status, body } = await callAs(api, mod, decide, { idx, reason: 'scam', ...wrong })
    expect([status, body.message?.startsWith(message)]).toEqual([400, true])
  })

  it('about nothing is 404', async () => {
    expect((await callAs(api, mod, decide, { idx: 999_999, action: 'hide', reason: 'scam' })).status).toBe(
      404,
    )
    expect((await callAs(api, mod, review, { idx: 999_999 })).status).toBe(404)
    expect((await callAs(api, mod, reverseDecision, { idx: 999_999, why: 'x' })).status).toBe(404)
    expect((await callAs(api, mod, decideAppeal, { idx: 999_999, upheld: 'no', answer: 'x' })).status).toBe(
      404,
    )
  })
})

describe('the history', () => {
  it('has every act with its author and words', async () => {
    const content = await reportedPost({ api, ben }, ana)
    const idx = await decideAs(api, mod, content, 'hide', { note: 'Told so' })
    await callAs(api, ana, appeal, { idx, words: 'Private words of ana' })
    await callAs(api, other, reverseDecision, { idx, why: 'Not fraud' })
    const { outcome } = await callAs(api, mod, moderationHistory)
    const rows = outcome.kind === 'ok' ? outcome.data.slice(0, 3) : []
    expect(rows).toMatchObject([
      { what: 'reversed', by: 'other', words: 'Not fraud', decision_idx: idx },
      {
        what: 'appealed',
        by: expect.stringMatching(/^member \d+$/) as unknown,
        author: 'ana',
        words: '',
        decision_idx: idx,
        kind: 'post',
        id: content.id,
        review_idx: expect.any(Number) as unknown,
      },
      {
        what: 'decided',
        by: 'mod',
        words: 'Told so',
        action: 'hide',
        reason: 'scam',
        author: 'ana',
        about: expect.stringMatching(`^post ${content.id} of member \\d+: hide, because of scam$`) as unknown,
      },
    ])
  })

  it('says which role a member got', async () => {
    await grantRole(api, await api.signUp('rolf'), 'agent')
    const { outcome } = await callAs(api, mod, moderationHistory)
    const [newest, before] = outcome.kind === 'ok' ? outcome.data : []
    expect(newest).toMatchObject({ what: 'staff', author: 'rolf', role: { name: 'agent', granted: true } })
    expect(before).toMatchObject({ what: 'reversed', role: null })
  })

  it.each([
    `update moderation_events set words = 'changed'`,
    'delete from moderation_events',
    'truncate moderation_events',
  ])('cannot be changed: %s', async (text) => {
    const changed = api.database.query({ name: `test-history ${text}`.slice(0, 60), text })
    await expect(changed).rejects.toThrow('the history of moderation cannot be changed')
  })
})
