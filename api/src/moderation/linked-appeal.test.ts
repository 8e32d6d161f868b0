import { linkedAppeal, linkedNotice, type Session } from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { openDesk, reportedPost } from '../testing/desk'
import { decideAs } from '../testing/moderated'

let api: TestApi
let ben: Session
let mod: Session
beforeAll(async () => {
  ;({ api, ben, mod } = await openDesk())
})
afterAll(() => api.close())

describe('a banned member', () => {
  it('reads a later decision by the link of its mail, and appeals there', async () => {
    const member = await api.signUp('banned')
    const one = await reportedPost({ api, ben }, member, 'First')
    const two = await reportedPost({ api, ben }, member, 'Second')
    await decideAs(api, mod, one, 'ban')
    const idx = await decideAs(api, mod, two, 'remove')
    const { text } = await api.mailTo(member.email, /has removed something/)
    const secret = /\/notices\?link=1#([\w-]{43})\n/.exec(text)?.[1]
    expect((await api.call(linkedNotice, { secret })).outcome).toMatchObject({
      kind: 'ok',
      data: { decision_idx: idx, action: 'remove' },
    })
    expect((await api.call(linkedAppeal, { secret, words: 'It is mine' })).outcome.kind).toBe('ok')
  })
})
