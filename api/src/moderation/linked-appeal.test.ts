import { linkedAppeal, linkedNotice, reverseDecision, type Session } from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { callAs, openDesk, reportedPost } from '../testing/desk'
import { decideAs } from '../testing/moderated'

let api: TestApi
let ben: Session
let mod: Session
let other: Session
beforeAll(async () => {
  ;({ api, ben, mod, other } = await openDesk())
})
afterAll(() => api.close())

const secretOf = async ({ email }: Session, mail: RegExp) =>
  /\/notices\?link=1#([\w-]{43})\n/.exec((await api.mailTo(email, mail)).text)?.[1] ?? ''
const linked = async (secret: string) => {
  const { outcome } = await api.call(linkedNotice, { secret })
  return outcome.kind === 'ok' && outcome.data
}

describe('a banned member', () => {
  it('reads a later decision by the link of its mail, and appeals there', async () => {
    const member = await api.signUp('banned')
    const one = await reportedPost({ api, ben }, member, 'First')
    const two = await reportedPost({ api, ben }, member, 'Second')
    const ban = await decideAs(api, mod, one, 'ban')
    const idx = await decideAs(api, mod, two, 'remove')
    const secret = await secretOf(member, /has removed something/)
    expect(await linked(secret)).toMatchObject({
      decision_idx: idx,
      action: 'remove',
      others: [{ decision_idx: ban }],
    })
    expect((await api.call(linkedAppeal, { secret, words: 'It is mine' })).outcome.kind).toBe('ok')
  })

  it('reads earlier decisions by the link of the ban, and appeals there, until the ban is reversed', async () => {
    const member = await api.signUp('earlier')
    const decided = async (action: 'dismiss' | 'hide' | 'warn' | 'ban', author = member) =>
      decideAs(api, mod, await reportedPost({ api, ben }, author), action)
    const [, hidden, warned, ofOther] = [
      await decided('dismiss'),
      await decided('hide'),
      await decided('warn'),
      await decided('warn', other),
    ]
    const ban = await decided('ban')
    const secret = await secretOf(member, /has closed your account/)
    expect(await linked(secret)).toMatchObject({
      decision_idx: ban,
      others: [
        { decision_idx: warned, action: 'warn' },
        { decision_idx: hidden, action: 'hide' },
      ],
    })
    const appealed = async (idx: number) =>
      (await api.call(linkedAppeal, { secret, idx: String(idx), words: 'A joke' })).outcome.kind
    expect(await appealed(hidden)).toBe('ok')
    expect(await appealed(hidden)).toBe('appealedAlready')
    expect(await appealed(ofOther)).toBe('not-found')
    await callAs(api, other, reverseDecision, { idx: ban, why: 'A mistake' })
    expect(await linked(secret)).toMatchObject({ decision_idx: ban, others: [] })
    expect(await appealed(warned)).toBe('not-found')
    expect(await appealed(ban)).toBe('reversedAlready')
  })
})
