import {
  appeal,
  appeals,
  decideAppeal,
  deletePost,
  moderationHistory,
  postDetail,
  reverseDecision,
  type Session,
} from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { callAs, noticesOf, reportedPost, openDesk } from '../testing/desk'
import { decideAs, publishPost, reportAs, writeComment } from '../testing/moderated'
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

describe('an appeal', () => {
  const decided = async (action: 'hide' | 'remove' = 'hide') => {
    const content = await reportedPost({ api, ben }, ana)
    return { content, idx: await decideAs(api, mod, content, action) }
  }
  const appealTo = (idx: number, member = ana) =>
    callAs(api, member, appeal, { idx, words: 'It is my own flat' })
  const openAppeal = async (moderator: Session, decision: number) => {
    const { outcome } = await callAs(api, moderator, appeals)
    return outcome.kind === 'ok'
      ? outcome.data.find((one) => one.decision.decision_idx === decision)
      : undefined
  }

  it('is made once, and another moderator upholds it', async () => {
    const { content, idx } = await decided()
    expect((await appealTo(idx)).outcome.kind).toBe('ok')
    expect((await appealTo(idx)).outcome.kind).toBe('appealedAlready')
    expect(await openAppeal(mod, idx)).toMatchObject({ mayDecide: false, words: 'It is my own flat' })
    const found = await openAppeal(other, idx)
    expect(found).toMatchObject({ mayDecide: true, decision: { by: 'mod', author: 'ana' } })
    const fields = { idx: found?.appeal_idx ?? 0, upheld: 'yes', answer: 'You are right.' }
    expect((await callAs(api, mod, decideAppeal, fields)).outcome.kind).toBe('ownDecision')
    expect((await callAs(api, other, decideAppeal, fields)).outcome.kind).toBe('ok')
    expect((await callAs(api, other, decideAppeal, fields)).outcome.kind).toBe('decidedAlready')
    expect((await api.call(postDetail, { id: content.id })).status).toBe(200)
    const notice = (await noticesOf(api, ana)).find(({ decision_idx }) => decision_idx === idx)
    expect(notice).toMatchObject({ appeal: { state: 'upheld', answer: 'You are right.' }, appealUntil: null })
    expect(notice?.reversed).not.toBeNull()
    expect((await api.mailTo(ana.email, /appeal was upheld/)).text).not.toMatch(/\bother\b,|\bmod\b/)
  })

  it('is not answered by a moderator who reported the content', async () => {
    const content = await reportedPost({ api, ben }, ana)
    await reportAs(api, other, content)
    const idx = await decideAs(api, mod, content, 'hide')
    await appealTo(idx)
    const found = await openAppeal(other, idx)
    expect(found).toMatchObject({ mayDecide: false, ownReport: true })
    const fields = { idx: found?.appeal_idx ?? 0, upheld: 'no', answer: 'It stays.' }
    expect((await callAs(api, other, decideAppeal, fields)).outcome.kind).toBe('ownReport')
    const third = await api.signUp('third')
    await grantRole(api, third, 'moderator')
    expect(await openAppeal(third, idx)).toMatchObject({ mayDecide: true, ownReport: false })
    expect((await callAs(api, third, decideAppeal, fields)).outcome.kind).toBe('ok')
  })

  it('that is dismissed changes nothing', async () => {
    const { content, idx } = await decided()
    await appealTo(idx)
    const found = await openAppeal(other, idx)
    await callAs(api, other, decideAppeal, { idx: found?.appeal_idx ?? 0, upheld: 'no', answer: 'It stays.' })
    expect((await api.call(postDetail, { id: content.id })).status).toBe(404)
    const { outcome } = await callAs(api, other, appeals, { state: 'closed' })
    expect(outcome).toMatchObject({
      kind: 'ok',
      data: expect.arrayContaining([
        expect.objectContaining({ state: 'dismissed', answer: 'It stays.' }),
      ]) as unknown,
    })
  })

  it('is refused by the database too if the same moderator would answer it', async () => {
    const { idx } = await decided()
    await appealTo(idx)
    const text = `update appeals a set state = 'dismissed', moderator_id = d.moderator_id, closed_at = now()
      from decisions d where d.id = a.decision_id and d.id = $1`
    await expect(api.database.query({ name: 'test-own-appeal', text }, [idx])).rejects.toThrow(
      'another moderator',
    )
  })

  it('is nobody else’s, and not for a dismissal', async () => {
    const { idx } = await decided()
    expect((await appealTo(idx, ben)).status).toBe(404)
    expect((await api.call(appeal, { idx, words: 'x' })).status).toBe(401)
    expect((await callAs(api, ana, appeal, { idx, words: '' })).status).toBe(400)
    const dismissed = await decideAs(api, mod, await reportedPost({ api, ben }, ana), 'dismiss')
    expect((await appealTo(dismissed)).status).toBe(404)
  })

  it('is too late after 30 days', async () => {
    const { idx } = await decided()
    const text = `update decisions set created_at = now() - interval '30 days' where id = $1`
    await api.database.query({ name: 'test-decision-aged', text }, [idx])
    expect((await appealTo(idx)).outcome.kind).toBe('tooLate')
    expect(
      (await noticesOf(api, ana)).find(({ decision_idx }) => decision_idx === idx)?.appealUntil,
    ).toBeNull()
  })

  it('is needless after a reversal, which is said also after 30 days', async () => {
    const { idx } = await decided()
    await callAs(api, mod, reverseDecision, { idx, why: 'I was wrong' })
    expect((await appealTo(idx)).outcome.kind).toBe('reversedAlready')
    const text = `update decisions set created_at = now() - interval '30 days' where id = $1`
    await api.database.query({ name: 'test-decision-aged', text }, [idx])
    expect((await appealTo(idx)).outcome.kind).toBe('reversedAlready')
  })

  it('keeps removed content until it is answered', async () => {
    const { content, idx } = await decided('remove')
    await appealTo(idx)
    const text = `update withdrawn set delete_at = now() - interval '1 day' where decision_id = $1`
    await api.database.query({ name: 'test-withdrawn-due', text }, [idx])
    await api.platform.cleanup.runAll()
    const found = await openAppeal(other, idx)
    await callAs(api, other, decideAppeal, { idx: found?.appeal_idx ?? 0, upheld: 'yes', answer: 'Back.' })
    expect((await api.call(postDetail, { id: content.id })).status).toBe(200)
  })

  it('that is upheld reverses the decision, also if the text cannot come back, and the mail says so', async () => {
    const post = await publishPost(api, ben, 'A room')
    const comment = { kind: 'comment', id: await writeComment(api, ana, post, 'Pay first') } as const
    await reportAs(api, ben, comment)
    const idx = await decideAs(api, mod, comment, 'hide')
    await appealTo(idx)
    expect((await callAs(api, ben, deletePost, { idx: post })).status).toBe(200)
    const found = await openAppeal(other, idx)
    const fields = { idx: found?.appeal_idx ?? 0, upheld: 'yes', answer: 'You are right.' }
    expect((await callAs(api, other, decideAppeal, fields)).outcome.kind).toBe('ok')
    const notice = (await noticesOf(api, ana)).find(({ decision_idx }) => decision_idx === idx)
    expect(notice).toMatchObject({ reversed: expect.any(String) as unknown, appeal: { state: 'upheld' } })
    const { text } = await api.mailTo(ana.email, /appeal was upheld[^]*no\s+longer\s+there/)
    expect(text).not.toMatch(/can\s+be\s+read\s+again/)
  })

  it('is upheld by a reversal', async () => {
    const { idx } = await decided()
    await appealTo(idx)
    expect((await callAs(api, mod, reverseDecision, { idx, why: 'I was wrong' })).outcome.kind).toBe('ok')
    expect((await callAs(api, mod, reverseDecision, { idx, why: 'Again' })).outcome.kind).toBe(
      'reversedAlready',
    )
    const notice = (await noticesOf(api, ana)).find(({ decision_idx }) => decision_idx === idx)
    expect(notice).toMatchObject({ appeal: { state: 'upheld' } })
  })

  it('that a reversal upholds does not tell its author why, which is for moderators', async () => {
    const { idx } = await decided()
    await appealTo(idx)
    await callAs(api, mod, reverseDecision, { idx, why: 'ben reports everything of ana' })
    const told = (await noticesOf(api, ana)).find(({ decision_idx }) => decision_idx === idx)
    expect(told?.appeal).toMatchObject({ state: 'upheld', answer: '' })
    const { outcome } = await callAs(api, other, moderationHistory)
    expect(outcome).toMatchObject({
      kind: 'ok',
      data: expect.arrayContaining([
        expect.objectContaining({ what: 'reversed', words: 'ben reports everything of ana' }),
      ]) as unknown,
    })
  })
})
