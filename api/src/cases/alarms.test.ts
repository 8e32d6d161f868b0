import { type Session, takeCase, writeInCase } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { membersCase, onDesk, signUpAgent } from '../testing/cases'
import { mailAlarms } from './send-mails'

let api: TestApi
let ana: Session
let agent: Session
beforeAll(async () => {
  api = await startApi({ settings: { AGENT_EMAIL: 'team@example.com' } })
  ana = await api.signUp('ana')
  agent = await signUpAgent(api, 'yuna')
})
afterAll(() => api.close())

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
const asAgent = () => ({ token: agent.api_token })
const mailsTo = (email: string) => api.mails().filter(({ to }) => to === email)

describe('an alarm', () => {
  const alarms = () => mailsTo('team@example.com').filter(({ subject }) => /for an agent$/.test(subject))
  const tell = () => mailAlarms(api.platform)

  it('tells which cases nobody has after a day or are overdue, once and then daily', async () => {
    const [lonely, late, fine] = [
      await membersCase(api, ana, 'lonely'),
      await membersCase(api, ana, 'late'),
      await membersCase(api, ana, 'fine'),
    ]
    expect(await tell()).toBe(0)
    await sql(`update cases set created_at = now() - interval '25 hours' where id = $1`, [lonely])
    await api.call(takeCase, { idx: late }, asAgent())
    await sql(`update cases set due_at = now() - interval '1 minute' where id = $1`, [late])
    await api.call(takeCase, { idx: fine }, asAgent())
    expect(await tell()).toBe(2)
    const mail = await api.mailTo('team@example.com', /for an agent$/m)
    expect(mail.subject).toBe('2 inquiries wait for an agent')
    const { number } = await onDesk(api, agent, lonely)
    expect(mail.text).toContain(`${number}, lonely: nobody has it, asked on `)
    expect(mail.text).toMatch(/, late: yuna has it, an answer was due on .+ \(UTC\)/)
    expect(mail.text).not.toContain('fine')
    expect(await tell()).toBe(0)
    await sql(`update cases set alarmed_at = now() - interval '25 hours'`)
    expect(await tell()).toBe(2)
    expect(alarms().length).toBeGreaterThanOrEqual(1)
  })

  it('ends when somebody has the case and answers', async () => {
    const idx = await membersCase(api, ana, 'ends')
    await sql(
      `update cases set created_at = now() - interval '2 days', due_at = now() - interval '1 day' where id = $1`,
      [idx],
    )
    expect(await tell()).toBe(1)
    await api.call(writeInCase, { idx, kind: 'message', text: 'x' }, asAgent())
    expect(await tell()).toBe(0)
    // The next one is told at once.
    await sql(`update cases set due_at = now() - interval '1 minute' where id = $1`, [idx])
    expect(await tell()).toBe(1)
  })

  it('is in the metrics', async () => {
    await sql('delete from inquiries')
    const idx = await membersCase(api, ana, 'measured')
    const metrics = async () => (await fetch(`${api.url}/metrics`)).text()
    expect(await metrics()).toMatch(/^cases_open 1$/m)
    expect(await metrics()).toMatch(/^cases_overdue 0$/m)
    await sql(
      `update cases set created_at = now() - interval '2 days', due_at = now() - interval '1 day' where id = $1`,
      [idx],
    )
    const text = await metrics()
    expect(text).toMatch(/^cases_overdue 1$/m)
    expect(text).toMatch(/^cases_unattended 1$/m)
  })
})
