import {
  caseFigures,
  cases,
  changeStaff,
  type Session,
  takeCase,
  writeInCase,
  writeInMyCase,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { membersCase, onDesk, owned, signUpAgent } from '../testing/cases'
import { ownerToken } from '../testing/owner'
import { mailAlarms, mailOne } from './send-mails'

let api: TestApi
let ana: Session
let yuna: Session
beforeAll(async () => {
  api = await startApi({ settings: { AGENT_EMAIL: 'team@example.com' } })
  ana = await api.signUp('ana')
  yuna = await signUpAgent(api, 'yuna')
})
afterAll(() => api.close())

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
const as = ({ api_token: token }: Session) => ({ token })
const mailsTo = (email: string) => api.mails().filter(({ to }) => to === email)

/** A case of a member who was its agent and is none any more. */
async function abandoned(nick: string, subject: string): Promise<{ former: Session; idx: number }> {
  const former = await signUpAgent(api, nick)
  const idx = await membersCase(api, ana, subject)
  await api.call(takeCase, { idx }, as(former))
  const token = await ownerToken(api)
  await api.call(changeStaff, { email: former.email, role: 'agent', granted: 'no' }, { token })
  return { former, idx }
}

async function countWithoutAgent(): Promise<number> {
  const { outcome } = await api.call(caseFigures, {}, as(yuna))
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.withoutAgent
}

describe('a case whose agent left the staff', () => {
  it('mails what the asker writes to the team, and not to the former agent', async () => {
    const { former, idx } = await abandoned('leo', 'mailed')
    await api.call(writeInMyCase, { idx, text: 'My passport number is M1234' }, as(ana))
    await sql(`update cases set staff_mail_at = now() where staff_mail_at is not null`)
    while (await mailOne(api.platform)) continue
    expect((await api.mailTo('team@example.com', /M1234/)).subject).toMatch(/wrote$/)
    expect(mailsTo(former.email).filter(({ text }) => text.includes('M1234'))).toEqual([])
  })

  it('is without an agent for the asker, the desk, the figures and the alarm', async () => {
    const before = await countWithoutAgent()
    const { idx } = await abandoned('max', 'waits')
    expect(await countWithoutAgent()).toBe(before + 1)
    expect((await owned(api, ana, idx)).agent).toBeNull()
    const found = await api.call(cases, { owner: 'nobody', search: 'waits' }, as(yuna))
    expect(found.outcome).toMatchObject({ kind: 'ok', data: [{ case_idx: idx, agent: null }] })
    await sql(`update cases set created_at = now() - interval '25 hours' where id = $1`, [idx])
    await mailAlarms(api.platform)
    expect((await api.mailTo('team@example.com', /, waits: nobody has it/)).text).not.toContain('max')
  })

  it('belongs to the next agent who writes', async () => {
    const { idx } = await abandoned('sam', 'written')
    await api.call(writeInCase, { idx, kind: 'message', text: 'I take over' }, as(yuna))
    expect((await onDesk(api, yuna, idx)).agent).toBe('yuna')
  })

  it('belongs to nobody if its agent was banned', async () => {
    const agent = await signUpAgent(api, 'kim')
    const idx = await membersCase(api, ana, 'banned')
    await api.call(takeCase, { idx }, as(agent))
    await sql('update users set banned_at = now() where email = $1', [agent.email])
    expect((await onDesk(api, yuna, idx)).agent).toBeNull()
  })
})
