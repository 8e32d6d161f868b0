import { randomUUID } from 'node:crypto'
import {
  appeal,
  appeals,
  block,
  decideAppeal,
  linkedAppeal,
  linkedNotice,
  login,
  myBadges,
  ownPasskeys,
  posting,
  postDetail,
  postMsg,
  removeDomain,
  reverseDecision,
  type Session,
  unblock,
  updateProfile,
} from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { withBusyHashing } from '../testing/busy-hashing'
import { callAs, noticesOf, openDesk } from '../testing/desk'
import {
  commentsOf,
  decideAs,
  publishPost,
  reportAs,
  sendMessage,
  writeComment,
  type Written,
} from '../testing/moderated'

let api: TestApi
let ben: Session
let mod: Session
let other: Session
beforeAll(async () => {
  ;({ api, ben, mod, other } = await openDesk())
})
afterAll(() => api.close())

describe('sanctions', () => {
  const sanctioned = async (
    nick: string,
    action: 'limit' | 'suspend' | 'ban',
    more: Record<string, string> = {},
  ) => {
    const member = await api.signUp(nick)
    const content: Written = { kind: 'post', id: await publishPost(api, member, `A text of ${nick}`) }
    await reportAs(api, ben, content)
    return { member, content, idx: await decideAs(api, mod, content, action, more) }
  }
  const publish = (member: Session) =>
    callAs(api, member, posting, { type: 'qb', subject: 'New', description: 'Text' })

  it('a limited member may publish three texts a day', async () => {
    const { member, idx } = await sanctioned('lim', 'limit')
    const statuses: number[] = []
    // What is refused does not count.
    for (const type of ['qb', 'none'])
      expect((await callAs(api, member, posting, { type, subject: 'New' })).status).toBe(400)
    expect((await callAs(api, member, postMsg, { to: 'nobody@example.com', msg: 'x' })).status).toBe(200)
    for (let n = 0; n < 4; n++) statuses.push((await publish(member)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    await callAs(api, mod, reverseDecision, { idx, why: 'Fine' })
    expect((await publish(member)).status).toBe(200)
  })

  it('a text that a limited member sends again after a lost answer does not count, and is answered as before', async () => {
    const { member } = await sanctioned('again', 'limit')
    const send = (key: string) =>
      api.call(
        posting,
        { type: 'qb', subject: 'New', description: 'Text' },
        { token: member.api_token, headers: { 'Idempotency-Key': key } },
      )
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    const answers = [await send(first), await send(first), await send(second), await send(third)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await send(third)).body).toEqual(answers[3]?.body)
    expect((await send(randomUUID())).status).toBe(429)
  })

  it('two deliveries of a text at the same time count once', async () => {
    const { member } = await sanctioned('twice', 'limit')
    const headers = { 'Idempotency-Key': randomUUID() }
    const fields = { type: 'qb', subject: 'New', description: 'Text' }
    const send = () => api.call(posting, fields, { token: member.api_token, headers })
    for (const { status } of await Promise.all([send(), send()])) expect(status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) statuses.push((await publish(member)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('a suspended member may read and appeal, but not write, until the day', async () => {
    const { member, idx } = await sanctioned('sus', 'suspend')
    const { status, body, headers } = await publish(member)
    expect([status, body.code]).toEqual([403, 'suspended'])
    expect(body.message).toMatch(/suspended your account until \d{4}-\d\d-\d\d/)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(6 * 86_400)
    expect(await noticesOf(api, member)).toMatchObject([
      { action: 'suspend', until: expect.any(String) as unknown },
    ])
    expect((await callAs(api, member, appeal, { idx, words: 'Please' })).outcome.kind).toBe('ok')
    expect((await api.call(login, { email: member.email, password: 'password of sus' })).outcome.kind).toBe(
      'ok',
    )
    await api.database.query(
      {
        name: 'test-until-passed',
        text: `update users set suspended_until = now() - interval '1 second' where email = $1`,
      },
      [member.email],
    )
    expect((await publish(member)).status).toBe(200)
  })

  it('the mail says the last day of a suspension in the language of the member, with its zone', async () => {
    const member = await api.signUp('reads-ko')
    await api.database.pool.query(`update users set language = 'ko' where email = $1`, [member.email])
    const content: Written = { kind: 'post', id: await publishPost(api, member, 'A text to suspend for') }
    await reportAs(api, ben, content)
    await decideAs(api, mod, content, 'suspend')
    const { text } = await api.mailTo(member.email, /정지했습니다/)
    expect(text).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일 .요일 \(UTC\)까지/)
  })

  it('a suspended or limited member may change the password at any time, but the nick only like a text', async () => {
    const changeTo = (member: Session, nickname: string, password = '') =>
      callAs(api, member, updateProfile, { username: member.name, nickname, password })
    const { member: suspended } = await sanctioned('secure', 'suspend')
    expect((await changeTo(suspended, suspended.nick, 'a new password')).status).toBe(200)
    expect((await changeTo(suspended, 'renamed')).body.code).toBe('suspended')
    const { member: limited } = await sanctioned('secure2', 'limit')
    for (let n = 0; n < 3; n++) expect((await changeTo(limited, `secure2 ${n}`)).status).toBe(200)
    expect((await changeTo(limited, 'secure2 3')).status).toBe(429)
    expect((await changeTo(limited, 'secure2 2', 'a new password')).status).toBe(200)
  })

  it('a nick of a limited member that could not be saved does not count', async () => {
    const { member } = await sanctioned('secure3', 'limit')
    const changeTo = async (nickname: string, password = '') =>
      (await callAs(api, member, updateProfile, { username: member.name, nickname, password })).outcome.kind
    await withBusyHashing(member.email, async () => {
      for (let n = 0; n < 3; n++) expect(await changeTo(`secure3 ${n}`, 'a new password')).toBe('unavailable')
    })
    expect(await changeTo('secure3 renamed')).toBe('ok')
  })

  it('a suspended member sees the own passkeys and badges', async () => {
    const { member } = await sanctioned('sees', 'suspend')
    for (const call of [ownPasskeys, myBadges]) expect((await callAs(api, member, call, {})).status).toBe(200)
  })

  it('a suspended member may still protect themselves: by a block, and without a badge', async () => {
    const { member } = await sanctioned('shy', 'suspend')
    const id = await publishPost(api, other, 'A rude post')
    const { outcome } = await callAs(api, member, block, { kind: 'post', id })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    expect((await callAs(api, member, unblock, { idx: outcome.data.block_idx })).status).toBe(200)
    expect((await callAs(api, member, removeDomain, {})).status).toBe(200)
  })

  it('a banned member is logged out, cannot log in, and appeals by the mailed link', async () => {
    const { member, content, idx } = await sanctioned('ban', 'ban')
    expect((await publish(member)).status).toBe(401)
    const right = await api.call(login, { email: member.email, password: 'password of ban' })
    expect([right.status, right.body.code]).toEqual([403, 'banned'])
    const wrong = await api.call(login, { email: member.email, password: 'another' })
    expect(wrong.outcome.kind).toBe('wrongPassword')
    expect((await api.call(postDetail, { id: content.id })).status).toBe(200)
    const secret = /\/notices\?link=1#([\w-]{43})\n/.exec(
      (await api.mailTo(member.email, /has closed your account/)).text,
    )?.[1]
    expect((await api.call(linkedNotice, { secret })).outcome).toMatchObject({
      kind: 'ok',
      data: { decision_idx: idx, action: 'ban' },
    })
    expect((await api.call(linkedNotice, { secret: 'x'.repeat(43) })).status).toBe(404)
    expect((await api.call(linkedNotice, { secret: 'x' })).status).toBe(400)
    expect((await api.call(linkedAppeal, { secret, words: 'It was my brother' })).outcome.kind).toBe('ok')
    expect((await api.call(linkedAppeal, { secret, words: 'Again' })).outcome.kind).toBe('appealedAlready')
    expect((await api.call(linkedAppeal, { secret: 'x'.repeat(43), words: 'x' })).status).toBe(404)
    await callAs(api, mod, reverseDecision, { idx, why: 'A mistake' })
    expect((await api.call(login, { email: member.email, password: 'password of ban' })).outcome.kind).toBe(
      'ok',
    )
  })

  it('the mail after a ban says that the member can log in, or has no link that needs it', async () => {
    const { member, idx } = await sanctioned('ban2', 'ban')
    await callAs(api, mod, reverseDecision, { idx, why: 'A mistake' })
    const reversed = await api.mailTo(member.email, /was reversed/)
    expect(reversed.text).toContain('Your account is open again, and you can log in.')
    expect(reversed.text).toContain('/notices')
    const { member: banned } = await sanctioned('ban3', 'ban')
    const secret = /\/notices\?link=1#([\w-]{43})\n/.exec(
      (await api.mailTo(banned.email, /has closed your account/)).text,
    )?.[1]
    await api.call(linkedAppeal, { secret, words: 'It was my brother' })
    const { outcome } = await callAs(api, other, appeals)
    const row = outcome.kind === 'ok' && outcome.data.find(({ decision }) => decision.author === 'ban3')
    const fields = { idx: row ? row.appeal_idx : 0, upheld: 'no', answer: 'It stays' }
    expect((await callAs(api, other, decideAppeal, fields)).outcome.kind).toBe('ok')
    const { text } = await api.mailTo(banned.email, /The decision stays as it is/)
    expect(text).not.toMatch(/notices|log in/)
  })

  it('a ban can hide everything that the member wrote, and its reversal brings all back', async () => {
    const member = await api.signUp('all')
    const content: Written = { kind: 'post', id: await publishPost(api, member, 'Reported') }
    const second = await publishPost(api, member, 'Not reported')
    const thread = await publishPost(api, ben, 'Of ben')
    await writeComment(api, member, thread, 'A comment')
    await sendMessage(api, member, ben, 'A message')
    await reportAs(api, ben, content)
    const idx = await decideAs(api, mod, content, 'ban', { withdraw: 'yes' })
    const visible = async () => [
      (await api.call(postDetail, { id: content.id })).status,
      (await api.call(postDetail, { id: second })).status,
      await commentsOf(api, thread),
    ]
    expect(await visible()).toEqual([404, 404, []])
    await callAs(api, other, reverseDecision, { idx, why: 'A mistake' })
    expect(await visible()).toEqual([200, 200, ['A comment']])
  })

  it('the cleanup finishes a ban that was interrupted', async () => {
    const { member, content, idx } = await sanctioned('cut', 'ban')
    await api.database.query(
      { name: 'test-ban-cut', text: 'update decisions set withdraws = true where id = $1' },
      [idx],
    )
    await api.platform.cleanup.runAll()
    expect((await api.call(postDetail, { id: content.id })).status).toBe(404)
    await api.database.query(
      { name: 'test-ban-reversed', text: 'update decisions set reversed_at = now() where id = $1' },
      [idx],
    )
    await api.platform.cleanup.runAll()
    expect((await api.call(postDetail, { id: content.id })).status).toBe(200)
    expect(member.nick).toBe('cut')
  })
})
