import { inqLong, inqLong2, inqs, inqShort, inqShort2, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

const longTerm = {
  name: 'Kim Yuna',
  email: 'yuna@example.com',
  length_of_stay: '6',
  visa: 'yes',
  admission: 'no',
  area_in_mind: 'Seoul, South Korea',
  budget: '800',
}
const shortTerm = {
  name: 'Kim Yuna',
  email: 'yuna@example.com',
  date_start: '2026-12-01',
  date_end: '2026-12-01',
  location: 'London',
}
const other = { subject: 'A driver', cont: 'From the airport\nto Busan' }

const agentMail = (fits: RegExp) => api.mailTo('agent@example.com', fits)
const stored = async (email: string) =>
  (await api.database.pool.query('select * from inquiries where email = $1 order by id desc', [email])).rows

describe('the inquiry of a visitor', () => {
  it('is stored and mailed to the agent, who can reply to it', async () => {
    spec('3.inquiry.long')
    const email = 'long@example.com'
    const fields = { ...longTerm, email, phone: '010-1234-5678', gender: 'female', reason: '공부' }
    const { status, body } = await api.call(inqLong, fields)
    expect([status, body.res]).toEqual([200, true])
    const mail = await agentMail(/long@example\.com/)
    expect(mail.replyTo).toBe(email)
    expect(mail.subject).toBe('Long-term inquiry from Kim Yuna')
    expect(mail.text).toContain('Phone: 010-1234-5678')
    expect(mail.text).toContain('Reason: 공부')
    expect(mail.text).toContain('Length of stay (months): 6')
    expect(mail.text).toContain('Monthly budget (USD): 800')
    expect(mail.text).not.toMatch(/Nationality|WAITING/)
    expect(await stored(email)).toMatchObject([
      {
        kind: 'long-term',
        user_id: null,
        name: 'Kim Yuna',
        waiting_for: null,
        fields: { length_of_stay: 6, budget: 800, visa: 'yes', phone: '010-1234-5678', nationality: '' },
      },
    ])
  })

  it('about a short stay may begin and end on one day', async () => {
    spec('3.inquiry.short', '6.visitor.inquiries')
    const email = 'short@example.com'
    expect((await api.call(inqShort, { ...shortTerm, email })).body.res).toBe(true)
    const mail = await agentMail(/short@example\.com/)
    expect([mail.subject, mail.replyTo]).toEqual(['Short-term inquiry from Kim Yuna', email])
    expect(mail.text).toContain('From: 2026-12-01\nUntil: 2026-12-01\nLocation: London')
    expect(await stored(email)).toMatchObject([{ kind: 'short-term' }])
  })

  it('about a closed region is a waiting-list entry, marked for the agent', async () => {
    spec('readings.regions.waiting-list')
    api.setRegion('South Korea', false)
    await api.call(inqLong, { ...longTerm, email: 'waits@example.com', area_in_mind: '한국 부산' })
    await api.call(inqLong, { ...longTerm, email: 'elsewhere@example.com', area_in_mind: 'Leeds, UK' })
    api.setRegion('South Korea', true)
    const waiting = await agentMail(/waits@example\.com/)
    expect(waiting.subject).toBe('[Waiting list] Long-term inquiry from Kim Yuna')
    expect(waiting.text).toContain('WAITING LIST: South Korea is not open yet.')
    expect(await stored('waits@example.com')).toMatchObject([{ waiting_for: 'South Korea' }])
    expect(await stored('elsewhere@example.com')).toMatchObject([{ waiting_for: null }])
  })

  it('cannot forge a header or a field of the mail', async () => {
    const name = 'Eve\r\nBcc: x@example.com\r\nEmail: forged@example.com'
    await api.call(inqLong, { ...longTerm, email: 'eve@example.com', name })
    const mail = await agentMail(/eve@example\.com/)
    expect(mail.subject).toBe('Long-term inquiry from Eve Bcc: x@example.com Email: forged@example.com')
    expect(mail.text).not.toMatch(/^(Bcc|Email: forged)/m)
    expect(api.mails().some(({ to }) => to === 'x@example.com')).toBe(false)
  })

  it.each([
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a next line', '\u0085'],
    ['a vertical tab', '\v'],
    ['a form feed', '\f'],
  ])('cannot forge a field by %s, which some mail programs show as a new line', async (_, separator) => {
    const area = `Seoul${separator}Email: forged@example.com`
    const email = `line-${separator.charCodeAt(0)}@example.com`
    await api.call(inqLong, { ...longTerm, email, area_in_mind: area })
    const mail = await agentMail(new RegExp(email))
    expect(mail.text).toContain('Area in mind: Seoul\n    Email: forged@example.com\n')
  })

  it('is accepted thirty times per hour and address, for both forms together', async () => {
    const address = '10.5.0.1'
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) {
      const answer =
        n % 2
          ? await api.call(inqShort, shortTerm, { address })
          : await api.call(inqLong, longTerm, { address })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    const refused = await api.call(inqLong, longTerm, { address })
    expect(refused.body.res).toBe(false)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_500)
    expect((await api.call(inqLong2, longTerm, { address, token: ana.api_token })).status).toBe(200)
  })
})

describe('the inquiry of a member', () => {
  it('uses the name and email of the account, whatever the form says', async () => {
    spec('3.inquiry.other', 'readings.who-asks')
    const token = ana.api_token
    expect((await api.call(inqLong2, longTerm, { token })).body.res).toBe(true)
    expect((await api.call(inqShort2, shortTerm, { token })).body.res).toBe(true)
    const forged = { ...other, name: 'Somebody', email: 'somebody@example.com' }
    expect((await api.call(inqs, forged, { token })).body.res).toBe(true)
    const mail = await agentMail(/A driver/)
    expect([mail.subject, mail.replyTo]).toEqual(['Other request from ana Doe: A driver', 'ana@example.com'])
    expect(mail.text).toContain('Request: From the airport\n    to Busan')
    expect(await stored('ana@example.com')).toMatchObject([
      { kind: 'other', name: 'ana Doe', fields: other },
      { kind: 'short-term', name: 'ana Doe' },
      { kind: 'long-term', name: 'ana Doe' },
      { kind: 'long-term', name: 'ana Doe' },
    ])
    expect(await stored('somebody@example.com')).toEqual([])
  })

  it('requires a login', async () => {
    spec('6.member.inquiries', '6.member.other-requests')
    for (const [call, fields] of [
      [inqLong2, longTerm],
      [inqShort2, shortTerm],
      [inqs, other],
    ] as const) {
      const { status, body } = await api.call(call, fields)
      expect([status, body.res, body.code]).toEqual([401, false, 'logged-out'])
    }
  })
})

describe('an inquiry that breaks a rule', () => {
  it.each([
    ['name', { name: '' }],
    ['email', { email: 'yuna' }],
    ['length_of_stay', { length_of_stay: '0' }],
    ['length_of_stay', { length_of_stay: '121' }],
    ['length_of_stay', { length_of_stay: '1.5' }],
    ['length_of_stay', { length_of_stay: 'six' }],
    ['visa', { visa: 'maybe' }],
    ['admission', { admission: undefined }],
    ['area_in_mind', { area_in_mind: ' ' }],
    ['area_in_mind', { area_in_mind: 'x'.repeat(2_001) }],
    ['budget', { budget: '-1' }],
    ['budget', { budget: '1000001' }],
    ['budget', { budget: 'NaN' }],
    ['budget', { budget: '' }],
    ['gender', { gender: 'x' }],
    ['phone', { phone: 'x'.repeat(2_001) }],
    ['visa_reason', { visa_reason: 'a\0' }],
  ])('about a long stay is refused, naming its %s: %j', async (field, change) => {
    spec('5.long.required')
    const { status, body } = await api.call(inqLong, { ...longTerm, ...change })
    expect([status, body.res]).toEqual([400, false])
    expect(body.message).toContain(`"${field}"`)
  })

  it.each([
    ['date_start', { date_start: '2026-02-30' }],
    ['date_start', { date_start: 'tomorrow' }],
    ['date_end', { date_end: undefined }],
    ['date_end', { date_end: '2026-11-30' }],
    ['location', { location: '' }],
  ])('about a short stay is refused, naming its %s: %j', async (field, change) => {
    spec('5.short.required')
    for (const [call, options] of [
      [inqShort, {}],
      [inqShort2, { token: ana.api_token }],
    ] as const) {
      const { status, body } = await api.call(call, { ...shortTerm, ...change }, options)
      expect([status, body.res]).toEqual([400, false])
      expect(body.message).toContain(`"${field}"`)
    }
  })

  it.each([
    ['subject', { subject: '' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['cont', { cont: 'x'.repeat(2_001) }],
  ])('about anything else is refused, naming its %s', async (field, change) => {
    spec('5.other.required')
    const { status, body } = await api.call(inqs, { ...other, ...change }, { token: ana.api_token })
    expect([status, body.res]).toEqual([400, false])
    expect(body.message).toContain(`"${field}"`)
  })
})
