import {
  badges,
  block,
  cms,
  conversations,
  contentFates,
  login,
  msgs,
  myCases,
  postDetail,
  postMsg,
  posts,
  sendVCode,
  type Session,
  signup,
  verifyCode,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { askToLeave, createLeaver, type Leaver } from '../testing/leaver/leaver'
import { storedFiles, tablesWith } from '../testing/leaver/scan'
import type { ArrivedMail } from '../testing/mail-server'
import { decideAs, reportAs } from '../testing/moderated'
import { formerMember } from './due-queries'
import { memberTables } from './tables'

let api: TestApi
let leaver: Leaver

/** The tables with the member in any column. */
const traces = () => {
  const { session, id } = leaver
  return tablesWith(api, [String(id), session.email, session.name, session.nick])
}
const as = ({ api_token: token }: Session) => ({ token })

describe.each(contentFates)('an account whose posts and comments: %s', (content) => {
  const keeps = content === 'keep'
  let before: readonly string[]
  let filesBefore: readonly string[]
  beforeAll(async () => {
    api = await startApi()
    leaver = await createLeaver(api)
    before = await traces()
    filesBefore = await storedFiles(api)
    await askToLeave(api, leaver, content)
    before = [...new Set([...before, ...(await traces())])]
    // Files are deleted by the run after the one that deletes what names them.
    await api.platform.cleanup.runAll()
    await api.platform.cleanup.runAll()
    await api.mailTo(leaver.session.email, /was deleted/)
  })
  afterAll(() => api.close())

  it('leaves nothing of the member in any column of any table', async () => {
    // The test is worth something: every table that says whose a row is had a row of this member.
    const direct = Object.entries(memberTables).flatMap(([name, { columns }]) =>
      columns.length > 0 ? [name] : [],
    )
    expect(before).toEqual(expect.arrayContaining(direct))
    expect(await traces()).toEqual([])
  })

  it('leaves no file but those of posts that stay', async () => {
    // Those of the hidden post go in either case.
    expect([filesBefore.length, (await storedFiles(api)).length]).toEqual([4, keeps ? 2 : 0])
  })

  it('leaves what others wrote, and posts and comments only if they are to stay', async () => {
    const { outcome: post } = await api.call(postDetail, { id: leaver.post })
    const { outcome: comments } = await api.call(cms, { id: leaver.boPost })
    const theirs = { userid: formerMember, useremail: null, former: true }
    const stayed = { kind: 'ok', data: { ...theirs, subject: 'A quiet room' } }
    expect(post).toMatchObject(keeps ? stayed : { kind: 'not-found' })
    expect(comments).toMatchObject({
      kind: 'ok',
      data: keeps ? [{ ...theirs, cm: 'I have one' }] : [],
    })
    const { outcome } = await api.call(posts, { type: 'fr' })
    const subjects = outcome.kind === 'ok' ? outcome.data.map(({ subject }) => subject) : []
    expect(subjects).toEqual(['Looking for a room', ...(keeps ? ['A quiet room'] : [])])
    expect(outcome).toMatchObject({ meta: { total: subjects.length } })
  })

  it('messages stay with the other side, without a name', async () => {
    const inbox = await api.call(msgs, { type: 'inbox' }, as(leaver.bo))
    expect(inbox.body).toMatchObject({
      total: 1,
      data: [{ usernick: formerMember, from_email: '', sm: 'Come and see' }],
    })
    const sent = await api.call(msgs, { type: 'sent' }, as(leaver.bo))
    expect(sent.body).toMatchObject({ total: 1, data: [{ usernick: formerMember, sm: 'Tomorrow?' }] })
    const { body } = await api.call(conversations, {}, as(leaver.bo))
    expect(body.data).toMatchObject([{ usernick: formerMember, email: '', sm: 'Tomorrow?', mine: true }])
  })

  it('nobody can write to, block or sanction all former members at once', async () => {
    const { bo, moderator, post } = leaver
    const { rows } = await api.database.pool.query<{ id: number }>(
      `select id from messages where body = 'Come and see'`,
    )
    const message = { kind: 'message', id: rows[0]?.id ?? 0 } as const
    expect((await api.call(block, message, as(bo))).status).toBe(404)
    await reportAs(api, bo, message)
    await expect(decideAs(api, moderator, message, 'ban')).rejects.toThrow('not-found')
    await decideAs(api, moderator, message, 'hide')
    if (!keeps) return
    expect((await api.call(badges, { kind: 'post', id: post })).status).toBe(404)
    const written = await api.call(postMsg, { to: `post:${post}`, msg: 'Hello?' }, as(bo))
    expect(written.outcome.kind).not.toBe('ok')
  })

  it('the last mail says what stays', async () => {
    const { text } = await api.mailTo(leaver.session.email, /was deleted/)
    const words = text.replace(/\s+/g, ' ')
    expect(words.includes('Your posts and comments stay, without your name.')).toBe(keeps)
    expect(words).toContain('Messages that others received from you stay with them')
    expect(words).toContain('decisions of moderators are kept for up to a year')
  })

  it('what was decided and reported stays as evidence, without names', async () => {
    const decided = await api.database.pool.query<{ action: string; text: string; note: string }>(
      `select d.action, d.text, d.note from decisions d join users u on u.id = d.user_id
        where u.nick = $1 and d.action <> 'hide' or d.text like 'Ask%' order by d.id`,
      [formerMember],
    )
    expect(decided.rows.map(({ action }) => action)).toEqual(['hide', 'warn', 'warn'])
    expect(decided.rows[0]).toMatchObject({ text: 'Ask … or …\n\nAsk … or …', note: 'Dear …, no.' })
    const reports = await api.database.pool.query<{ words: string }>(
      'select p.words from reports p join users u on u.id = p.reporter_id where u.nick = $1',
      [formerMember],
    )
    expect(reports.rows).toEqual([{ words: '' }, { words: '' }])
    const history = await api.database.pool.query<{ about: string }>(
      `select about from moderation_events where about like '%a former member%' order by id`,
    )
    expect(history.rows.map(({ about }) => about)).toEqual(
      expect.arrayContaining([
        'post 3 of a former member: hide, because of scam',
        'a former member is now agent',
      ]),
    )
  })

  it('the address can sign up again, to an account without anything', async () => {
    const { email, nick } = leaver.session
    const { outcome } = await api.call(login, { email, password: `password of ${nick}` })
    expect(outcome.kind).toBe('unknownEmail')
    const back = await signUpAgain(email, nick)
    expect((await api.call(msgs, { type: 'inbox' }, as(back))).body).toMatchObject({ total: 0 })
    expect((await api.call(myCases, {}, as(back))).body).toMatchObject({ total: 0 })
  })
})

/** As `signUp` of the API does, but with the newest of several codes to the same address. */
async function signUpAgain(email: string, nick: string): Promise<Session> {
  const old = new Set(api.mails())
  await api.call(sendVCode, { email })
  const isNew = (mail: ArrivedMail) => mail.to === email && !old.has(mail)
  const [vcode = ''] = /\b\d{5}\b/.exec((await api.mailServer.arrived(isNew)).text) ?? []
  const { cookies } = await api.call(verifyCode, { email, vcode })
  const fields = { email, username: 'Leandra', nickname: nick, password: 'another password' }
  const { outcome } = await api.call(signup, fields, { cookies })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
