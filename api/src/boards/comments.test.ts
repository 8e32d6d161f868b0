import { cms, deleteCm, deletePost, posting, postingCm, type Session, updateCm } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
let bo: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
})
afterAll(() => api.close())

async function question(): Promise<number> {
  const fields = { type: 'qb', subject: 'x', description: 'x' }
  const { outcome } = await api.call(posting, fields, { token: ana.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

async function comment(id: number, cmText: string, { api_token }: Session): Promise<number> {
  const { outcome } = await api.call(postingCm, { id, cmText }, { token: api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.cm_idx
}

async function comments(id: number, reader?: Session) {
  const { outcome } = await api.call(cms, { id }, reader ? { token: reader.api_token } : {})
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

it('lists comments oldest first, as the plain text they are', async () => {
  spec('3.comment.fields', '7.cms', 'readings.dialog.markup')
  const id = await question()
  const first = await comment(id, '<b>첫</b> 댓글\nsecond line', ana)
  const second = await comment(id, 'another', bo)
  const ca = expect.stringMatching(/Z$/)
  expect(await comments(id)).toEqual([
    { cm_idx: first, cm: '<b>첫</b> 댓글\nsecond line', userid: 'ana', useremail: null, ca, edited: null },
    { cm_idx: second, cm: 'another', userid: 'bo', useremail: null, ca, edited: null },
  ])
})

it('marks the reader’s own comments, and hides every address', async () => {
  spec('3.comment.fields')
  const id = await question()
  await comment(id, 'x', ana)
  await comment(id, 'y', bo)
  expect((await comments(id, bo)).map(({ useremail }) => useremail)).toEqual([null, 'bo@example.com'])
})

it('is an empty list for a post without comments, and not found for a missing post', async () => {
  expect(await comments(await question())).toEqual([])
  const { status, body } = await api.call(cms, { id: 2_147_483_647 })
  expect([status, body.res, body.code]).toEqual([404, false, 'not-found'])
})

it('refuses comments of visitors', async () => {
  spec('1.login-to-comment')
  const id = await question()
  const { status, body } = await api.call(postingCm, { id, cmText: 'x' })
  expect([status, body.res]).toEqual([401, false])
  expect(await comments(id)).toEqual([])
})

it('refuses a comment on a missing post, also while it is being deleted', async () => {
  const missing = await api.call(postingCm, { id: 2_147_483_647, cmText: 'x' }, { token: bo.api_token })
  expect([missing.status, missing.body.res]).toEqual([404, false])
  for (let round = 0; round < 5; round++) {
    const id = await question()
    const answers = await Promise.all([
      api.call(postingCm, { id, cmText: 'x' }, { token: bo.api_token }),
      api.call(deletePost, { idx: id }, { token: ana.api_token }),
      api.call(postingCm, { id, cmText: 'x' }, { token: bo.api_token }),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
  }
})

it.each([
  ['cmText', { cmText: '' }],
  ['cmText', { cmText: ' \n ' }],
  ['cmText', { cmText: 'x'.repeat(2_001) }],
  ['cmText', { cmText: undefined }],
  ['cmText', { cmText: 'a\0' }],
  ['id', { id: 'x' }],
])('is refused, naming the field %s of %j', async (field, change) => {
  const { status, body } = await api.call(
    postingCm,
    { id: 1, cmText: 'x', ...change },
    { token: bo.api_token },
  )
  expect([status, body.res]).toEqual([400, false])
  expect(body.message).toContain(`"${field}"`)
})

describe('changing a comment', () => {
  const change = (idx: number | string, cmText: string, of?: Session) =>
    api.call(updateCm, { idx, cmText }, of ? { token: of.api_token } : {})

  it('shows everyone the new text in its old position, with the time of the change', async () => {
    const id = await question()
    const idx = await comment(id, 'first', bo)
    await comment(id, 'second', ana)
    const { status, body } = await change(idx, '  고친 <b>댓글</b>  ', bo)
    expect([status, body]).toEqual([200, { res: true, data: { cm_idx: idx } }])
    const [first, second] = await comments(id)
    expect(first).toMatchObject({ cm_idx: idx, cm: '고친 <b>댓글</b>', userid: 'bo' })
    expect(Date.parse(first?.edited ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.ca ?? ''))
    expect(second).toMatchObject({ cm: 'second', edited: null })
  })

  it('is refused if its author has not seen the last change, and leaves the text as it is', async () => {
    const id = await question()
    const idx = await comment(id, 'first', bo)
    const changeSeen = (cmText: string, edited?: string | null) =>
      api.call(updateCm, { idx, cmText, edited: edited ?? undefined }, { token: bo.api_token })
    expect((await changeSeen('in one tab', '')).status).toBe(200)
    const edited = (await comments(id))[0]?.edited
    for (const seen of ['', '2026-01-01T00:00:00.000Z']) {
      const { status, body } = await changeSeen('in another', seen)
      expect([status, body.message]).toEqual([400, expect.stringContaining('"edited"')])
    }
    expect(await comments(id)).toMatchObject([{ cm: 'in one tab', edited }])
    expect((await changeSeen('seen', edited)).status).toBe(200)
    expect((await changeSeen('whatever was there')).status).toBe(200)
  })

  it('is refused to one of two that are sent at the same time', async () => {
    const idx = await comment(await question(), 'first', bo)
    const sent = ['one', 'another'].map((cmText) =>
      api.call(updateCm, { idx, cmText, edited: '' }, { token: bo.api_token }),
    )
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('is for its author only', async () => {
    const id = await question()
    const idx = await comment(id, 'mine', bo)
    const refused = await change(idx, 'not mine', ana)
    expect([refused.status, refused.body.res, refused.body.code]).toEqual([403, false, 'not-owner'])
    expect((await change(idx, 'not mine')).status).toBe(401)
    expect(await comments(id)).toMatchObject([{ cm: 'mine', edited: null }])
  })

  it('finds no missing comment, also while it is being deleted', async () => {
    expect((await change(2_147_483_647, 'x', bo)).status).toBe(404)
    const id = await question()
    for (let round = 0; round < 5; round++) {
      const idx = await comment(id, 'x', bo)
      const answers = await Promise.all([
        change(idx, 'y', bo),
        api.call(deleteCm, { idx }, { token: bo.api_token }),
        change(idx, 'z', bo),
      ])
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect(await comments(id)).toEqual([])
    }
  })

  it.each([
    ['cmText', { cmText: ' \n ' }],
    ['cmText', { cmText: 'x'.repeat(2_001) }],
    ['cmText', { cmText: undefined }],
    ['idx', { idx: '1; drop' }],
  ])('is refused, naming the field %s of %j', async (field, wrong) => {
    const { status, body } = await api.call(
      updateCm,
      { idx: 1, cmText: 'x', ...wrong },
      { token: bo.api_token },
    )
    expect([status, body.res]).toEqual([400, false])
    expect(body.message).toContain(`"${field}"`)
  })
})

describe('deleting a comment', () => {
  it('is for its author', async () => {
    spec('6.member.delete-comment', '7.deleteCm')
    const id = await question()
    const cm = await comment(id, 'x', bo)
    const { status, body } = await api.call(deleteCm, { idx: cm }, { token: bo.api_token })
    expect([status, body.res]).toEqual([200, true])
    expect(await comments(id)).toEqual([])
    expect((await api.call(deleteCm, { idx: cm }, { token: bo.api_token })).status).toBe(404)
  })

  it('is not for the author of the post, nor for visitors', async () => {
    spec('5.login-required')
    const id = await question()
    const idx = await comment(id, 'x', bo)
    const { status, body } = await api.call(deleteCm, { idx }, { token: ana.api_token })
    expect([status, body.res, body.code]).toEqual([403, false, 'not-owner'])
    expect((await api.call(deleteCm, { idx })).status).toBe(401)
    expect(await comments(id)).toHaveLength(1)
  })

  it('refuses a malformed id by name', async () => {
    expect((await api.call(deleteCm, { idx: '1; drop' }, { token: ana.api_token })).status).toBe(400)
  })
})
