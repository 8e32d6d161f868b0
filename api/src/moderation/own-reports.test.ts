import { login, myReports, type Session } from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { openDesk } from '../testing/desk'
import { decideAs, publishPost, reportAs, writeComment, type Written } from '../testing/moderated'

let api: TestApi
let ana: Session
let ben: Session
let mod: Session
beforeAll(async () => {
  ;({ api, ana, ben, mod } = await openDesk())
})
afterAll(() => api.close())

const writtenPost = async (text: string): Promise<Written> => ({
  kind: 'post',
  id: await publishPost(api, ana, text),
})

describe('a member’s own reports', () => {
  it('tell what became of each, and a mail does too, without who decided', async () => {
    const dora = await api.signUp('dora')
    const acted = await writtenPost('An advance fee')
    const thread = await publishPost(api, ana, 'A thread')
    const kept: Written = { kind: 'comment', id: await writeComment(api, ana, thread, 'Dull but fine') }
    const waiting = await writtenPost('Nobody looked yet')
    for (const content of [acted, kept, waiting]) await reportAs(api, dora, content, { words: 'Look' })
    await decideAs(api, mod, acted, 'hide')
    await decideAs(api, mod, kept, 'dismiss')
    const { outcome, body } = await api.call(myReports, {}, { token: dora.api_token })
    expect(outcome).toMatchObject({
      kind: 'ok',
      meta: { total: 3, page: 1, pages: 1 },
      data: [
        { ...waiting, outcome: 'open', closed: null },
        { ...kept, outcome: 'kept', words: 'Look', excerpt: 'Dull but fine' },
        { ...acted, outcome: 'acted' },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/mod\b/)
    const actedMail = await api.mailTo(dora.email, /has acted on it/)
    const keptMail = await api.mailTo(dora.email, /found no breach/)
    for (const { text } of [actedMail, keptMail]) {
      expect(text).toContain('/myreports')
      expect(text).not.toMatch(/ana|mod\b|advance fee|Dull/)
    }
  })

  it('are found by what they are about', async () => {
    const fay = await api.signUp('fay')
    const [first, second] = [await writtenPost('The first'), await writtenPost('The second')]
    await reportAs(api, fay, first, { words: 'Look' })
    await reportAs(api, fay, first, { target: 'author' })
    await reportAs(api, fay, second)
    const of = async (fields: Record<string, string>) =>
      (await api.call(myReports, { ...first, ...fields }, { token: fay.api_token })).body
    expect(await of({ target: 'content' })).toMatchObject({ total: 1, data: [{ ...first, words: 'Look' }] })
    expect(await of({})).toMatchObject({ total: 2, data: [{ target: 'author' }, { target: 'content' }] })
    expect(await of({ kind: 'comment' })).toMatchObject({ total: 0, data: [] })
  })

  it('are nobody else’s', async () => {
    const eve = await api.signUp('eve')
    expect((await api.call(myReports, {}, { token: eve.api_token })).body).toMatchObject({
      data: [],
      total: 0,
    })
    expect((await api.call(myReports, {})).status).toBe(401)
    expect((await api.call(myReports, { page: 'x' }, { token: eve.api_token })).status).toBe(400)
  })

  it('are mailed in the language of the reporter’s pages', async () => {
    const content = await writtenPost('For a Korean reader')
    await api.call(login, { email: ben.email, password: 'password of ben' }, { cookies: { language: 'ko' } })
    await reportAs(api, ben, content)
    await decideAs(api, mod, content, 'warn')
    expect((await api.mailTo(ben.email, /조치했습니다/)).subject).toBe(
      'Within Reach 신고 결과를 알려 드립니다',
    )
  })
})
