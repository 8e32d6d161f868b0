import { endCaseLink, moveCase, renewCaseLink, type Session, writeInCase } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { linked, mailedSecret, membersCase, signUpAgent, visitorsCase } from '../testing/cases'
import { mailOne } from './send-mails'

let api: TestApi
let agent: Session
beforeAll(async () => {
  api = await startApi({ settings: { AGENT_EMAIL: 'team@example.com' } })
  agent = await signUpAgent(api, 'yuna')
})
afterAll(() => api.close())

/** Writes to the asker of a case, and returns the mail about it. */
async function newsFor(email: string, idx: number) {
  await api.call(writeInCase, { idx, kind: 'message', text: 'News' }, { token: agent.api_token })
  await api.database.pool.query('update cases set asker_mail_at = now() where id = $1', [idx])
  while (await mailOne(api.platform)) continue
  return api.mailTo(email, /There is news/)
}

describe('the mail with news for a visitor', () => {
  it('names the mail with the new link after an agent replaced it', async () => {
    const email = 'renewed@example.com'
    const { idx } = await visitorsCase(api, email)
    await api.call(renewCaseLink, { idx }, { token: agent.api_token })
    const { subject } = await api.mailTo(email, /This link opens your inquiry/)
    expect((await newsFor(email, idx)).text).toContain(`by the link in our mail "${subject}"`)
    expect((await linked(api, await mailedSecret(api, email))).case_idx).toBe(idx)
  })

  it('asks for a reply after the visitor revoked the link', async () => {
    const email = 'revoked@example.com'
    const { idx, secret } = await visitorsCase(api, email)
    await api.call(endCaseLink, { secret })
    const mail = await newsFor(email, idx)
    expect(mail.text).toContain('Reply to this mail')
    expect(mail.text).not.toContain('by the link in our mail')
    expect(mail.replyTo).toBe('team@example.com')
  })
})

describe('the mail with news for a banned member', () => {
  const banned = async (nick: string) => {
    const member = await api.signUp(nick)
    const idx = await membersCase(api, member, nick)
    await api.database.pool.query('update users set banned_at = now() where email = $1', [member.email])
    return { idx, email: member.email }
  }

  it('asks for a reply, since the page needs a login', async () => {
    const { idx, email } = await banned('banned')
    const { text, replyTo } = await newsFor(email, idx)
    expect(text).toContain('Reply to this mail')
    expect(text).not.toContain('/case?idx=')
    expect(replyTo).toBe('team@example.com')
  })

  it('names the mail with the link that an agent had sent', async () => {
    const { idx, email } = await banned('linked')
    await api.call(renewCaseLink, { idx }, { token: agent.api_token })
    const { subject } = await api.mailTo(email, /This link opens your inquiry/)
    expect((await newsFor(email, idx)).text).toContain(`by the link in our mail "${subject}"`)
    expect((await linked(api, await mailedSecret(api, email))).case_idx).toBe(idx)
  })
})

describe('the mail with news of a closed inquiry', () => {
  const close = (idx: number) => api.call(moveCase, { idx, state: 'closed' }, { token: agent.api_token })
  const closed = 'The inquiry is closed, so its page takes no answers. To write to us, reply to this mail.'

  it('invites a visitor to read it, and to answer by mail', async () => {
    const email = 'closed@example.com'
    const { idx } = await visitorsCase(api, email)
    await close(idx)
    const { text } = await newsFor(email, idx)
    expect(text).toContain(closed)
    expect(text).toMatch(/Read it by the link in our mail "Your inquiry at Within Reach: [^"]+"\./)
    expect(text).not.toContain('Read and answer')
  })

  it('invites a member to read it, and to answer by mail', async () => {
    const member = await api.signUp('closes')
    const idx = await membersCase(api, member, 'closed')
    await close(idx)
    const { text } = await newsFor(member.email, idx)
    expect(text).toContain(`${closed}\n\nRead it here:\n`)
    expect(text).not.toContain('Read and answer')
  })

  it('invites an answer on the page after the inquiry was opened again', async () => {
    const email = 'reopened@example.com'
    const { idx } = await visitorsCase(api, email)
    await close(idx)
    await api.call(moveCase, { idx, state: 'searching' }, { token: agent.api_token })
    expect((await newsFor(email, idx)).text).toContain('Read and answer by the link')
  })
})
