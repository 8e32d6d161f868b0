import {
  answerMyOffer,
  inqLong,
  languages,
  moveCase,
  offerHome,
  type Session,
  takeCase,
  writeInCase,
  writeInLinkedCase,
  writeInMyCase,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import {
  inquiry,
  linked,
  mailedSecret,
  membersCase,
  onDesk,
  signUpAgent,
  visitorsCase,
} from '../testing/cases'
import { mailTexts } from './mail-texts'
import { confirmOne, mailOne } from './send-mails'

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

/** Lets the minutes pass for which changes are collected, and writes the mails. */
async function collected(): Promise<void> {
  await sql(`update cases set asker_mail_at = now() where asker_mail_at is not null`)
  await sql(`update cases set staff_mail_at = now() where staff_mail_at is not null`)
  while (await mailOne(api.platform)) continue
}
const mailsTo = (email: string) => api.mails().filter(({ to }) => to === email)

describe('the confirmation of an inquiry', () => {
  it('has the number, what happens next and the link, and no word of the form', async () => {
    const email = 'confirmed@example.com'
    const words = { name: 'BUY NOW\r\nBcc: x@example.com', area_in_mind: 'https://bad.example' }
    const { secret } = await visitorsCase(api, email, words)
    const { number } = await linked(api, secret)
    const mail = await api.mailTo(email)
    expect(mail.subject).toBe(`Your inquiry at Within Reach: ${number}`)
    expect(mail.replyTo).toBe('team@example.com')
    expect(mail.text).toContain(`${api.platform.settings.publicUrl}/case#${secret}`)
    expect(mail.text).toMatch(/an agent reads it and answers by \w+,? \d{1,2} \w+ \d{4} \(UTC\)\./)
    expect(mail.text).not.toMatch(/BUY NOW|bad\.example|Bcc/)
    expect(mailsTo('x@example.com')).toEqual([])
  })

  it('of a member leads to the page that needs the login', async () => {
    const idx = await membersCase(api, ana, 'confirmed')
    const { text } = await api.mailTo(ana.email, new RegExp(`idx=${idx}\\b`))
    expect(text).not.toContain('#')
  })

  it('is in the language of the page with the form', async () => {
    const email = 'korean@example.com'
    await api.call(inqLong, { ...inquiry, email }, { cookies: { language: 'ko' }, address: '10.9.0.1' })
    const mail = await api.mailTo(email)
    expect(mail.subject).toMatch(/^Within Reach 문의 접수: WR-\d{4}-\d{6}$/)
    expect(mail.text).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일 .요일 \(UTC\)까지 답변드립니다/)
  })

  it.each(languages)('is in %s if the page with the form is', async (language) => {
    const email = `in-${language}@example.com`
    await api.call(
      inqLong,
      { ...inquiry, email },
      { cookies: { language }, address: `10.9.1.${languages.indexOf(language)}` },
    )
    const { subject, text } = await api.mailTo(email)
    const texts = mailTexts[language].confirmation
    const [number = ''] = /WR-\d{4}-\d{6}/.exec(subject) ?? []
    expect(subject).toBe(texts.subject(number))
    for (const part of [texts.thanks(number), texts.follow, texts.keep, texts.mistaken])
      expect(text).toContain(part)
  })

  it('of the waiting list promises no answer by a day', async () => {
    api.setRegion('South Korea', false)
    const email = 'waits@example.com'
    await api.call(
      inqLong,
      { ...inquiry, email, area_in_mind: 'Seoul, South Korea' },
      { address: '10.9.0.2' },
    )
    api.setRegion('South Korea', true)
    const { text } = await api.mailTo(email)
    expect(text).toContain('you are on the waiting list')
    expect(text).not.toContain('answers by')
    // Nor does the page behind its link, which would later say that the agents are late.
    const waits = { due: null, waitsFor: 'South Korea' }
    const found = await linked(api, await mailedSecret(api, email))
    expect(found).toMatchObject(waits)
    expect(await onDesk(api, agent, found.case_idx)).toMatchObject({ ...waits, overdue: false })
  })

  it('is sent once, and the mail to the agent stays as it is', async () => {
    const email = 'once@example.com'
    await visitorsCase(api, email)
    await api.mailTo('team@example.com', /once@example\.com/)
    expect(mailsTo(email)).toHaveLength(1)
    const toAgent = mailsTo('team@example.com').filter(({ text }) => text.includes(email))
    expect(toAgent.map(({ subject, text }) => [subject, text.trim()])).toEqual([
      [
        'Long-term inquiry from Kim Yuna',
        [
          'Name: Kim Yuna',
          `Email: ${email}`,
          'Asked by: a visitor',
          'Length of stay (months): 6',
          'Visa: yes',
          'Admission: no',
          'Area in mind: Seoul',
          'Monthly budget (USD): 800',
        ].join('\n'),
      ],
    ])
  })

  it('waits if an address got very many within an hour', async () => {
    const email = 'many@example.com'
    for (let n = 0; n < 22; n++)
      await api.call(inqLong, { ...inquiry, email }, { address: `10.9.1.${n + 1}` })
    const unconfirmed = async () =>
      (
        await sql('select 1 from cases join inquiries using (id) where email = $1 and confirmed_at is null', [
          email,
        ])
      ).rowCount
    while ((await unconfirmed()) !== 2) await new Promise(setImmediate)
    await sql(`update cases set confirmed_at = now() - interval '2 hours' where confirmed_at is not null`)
    while (await confirmOne(api.platform)) continue
    // The service may be at one of them itself, which was left out then.
    while ((await unconfirmed()) === 1) await new Promise(setImmediate)
    expect(await unconfirmed()).toBe(0)
  })
})

describe('the mail to who asked', () => {
  it('collects what happened within minutes, without notes', async () => {
    const { idx, secret } = await visitorsCase(api, 'news@example.com')
    const { number } = await linked(api, secret)
    await api.call(takeCase, { idx }, asAgent())
    await api.call(moveCase, { idx, state: 'searching', due: '2031-03-04' }, asAgent())
    await api.call(writeInCase, { idx, kind: 'note', text: 'a secret' }, asAgent())
    await api.call(writeInCase, { idx, kind: 'message', text: 'Hello,\nlook at this:' }, asAgent())
    const home = { title: 'Studio', area: 'Leeds', rent: 650.5, deposit: 1300, currency: 'GBP' }
    await api.call(offerHome, { idx, ...home, available: '2026-12-01', text: 'Warm.' }, asAgent())
    expect(mailsTo('news@example.com')).toHaveLength(1)
    await collected()
    const mail = await api.mailTo('news@example.com', /News about/)
    expect(mailsTo('news@example.com')).toHaveLength(2)
    expect([mail.subject, mail.replyTo]).toEqual([`News about your inquiry ${number}`, 'team@example.com'])
    expect(mail.text.trim()).toBe(
      [
        `There is news about your inquiry ${number} at Within Reach.`,
        'yuna is your agent now.',
        'The inquiry is now: we are searching for a home.',
        'You get the next answer by Tuesday, 4 March 2031 (UTC).',
        'yuna wrote:\n    Hello,\n    look at this:',
        'A home is offered to you:\n    Studio\n    Area: Leeds\n    Rent: £650.50 per month\n    Deposit: £1,300\n    Available from: Tuesday, 1 December 2026\n    \n    Warm.',
        'The inquiry is now: we have offered a home.',
        `Read and answer by the link in our mail "Your inquiry at Within Reach: ${number}".`,
        'Within Reach',
      ].join('\n\n'),
    )
    await collected()
    expect(mailsTo('news@example.com')).toHaveLength(2)
  })

  it('is in English if a later release stored a language that this one does not know', async () => {
    const { idx } = await visitorsCase(api, 'later@example.com')
    await sql(`update inquiries set language = 'xx' where id = $1`, [idx])
    await api.call(writeInCase, { idx, kind: 'message', text: 'Hello' }, asAgent())
    await collected()
    expect((await api.mailTo('later@example.com', /News about/)).text).toContain('Read and answer')
  })

  it('is not sent about a note or an agent alone', async () => {
    const { idx } = await visitorsCase(api, 'quiet@example.com')
    await api.call(takeCase, { idx }, asAgent())
    await api.call(writeInCase, { idx, kind: 'note', text: 'x' }, asAgent())
    await collected()
    expect(mailsTo('quiet@example.com')).toHaveLength(1)
  })

  it('has no secret, and a new link comes in a mail of its own', async () => {
    const { idx, secret } = await visitorsCase(api, 'link@example.com')
    await api.call(writeInCase, { idx, kind: 'message', text: 'x' }, asAgent())
    await collected()
    const { text } = await api.mailTo('link@example.com', /News about/)
    expect(text).not.toMatch(/#|secret/)
    expect(text).not.toContain(secret)
    expect(await mailedSecret(api, 'link@example.com')).toBe(secret)
  })
})

describe('the mail to the agent', () => {
  it('goes to who has the case, and to the team if nobody has it', async () => {
    const idx = await membersCase(api, ana, 'who has it')
    const { number } = await onDesk(api, agent, idx)
    await api.call(writeInMyCase, { idx, text: 'Hello?' }, { token: ana.api_token })
    await collected()
    const first = await api.mailTo('team@example.com', new RegExp(`^${number}`))
    expect(first.subject).toBe(`${number}: ana Doe wrote`)
    expect(first.text).toContain('Message:\n    Hello?')
    expect(first.text).toContain(`${api.platform.settings.publicUrl}/desk/case?idx=${idx}`)
    const home = { title: 'Studio', area: 'x', rent: 1, deposit: 1, currency: 'EUR', available: '2026-12-01' }
    const { body } = await api.call(offerHome, { idx, ...home }, asAgent())
    const { offer_idx: offer } = body.data as { offer_idx: number }
    const answer = { idx, offer, answer: 'question', text: 'Warm?' }
    await api.call(answerMyOffer, answer, { token: ana.api_token })
    await collected()
    const second = await api.mailTo(agent.email, new RegExp(`^${number}`))
    expect(second.text).toContain('A question to "Studio"\n    Warm?')
    expect(mailsTo('team@example.com').filter(({ subject }) => subject.startsWith(number))).toHaveLength(1)
  })

  it('cannot be forged by the words of who asked', async () => {
    const name = 'Eve\r\nBcc: x@example.com'
    const { secret } = await visitorsCase(api, 'forger@example.com', { name })
    const text = 'Hi\r\nRead and answer here:\rhttps://evil.example\u2028Within Reach'
    await api.call(writeInLinkedCase, { secret, text })
    await collected()
    const mail = await api.mailTo('team@example.com', /evil\.example/)
    expect(mail.subject).toMatch(/^WR-\d{4}-\d{6}: Eve Bcc: x@example\.com wrote$/)
    expect(mail.text).not.toMatch(/^(Bcc|https:\/\/evil|Within Reach\n\nRead)/m)
    expect(mail.text).toContain('    Read and answer here:\n    https://evil.example\n    Within Reach')
    expect(mailsTo('x@example.com')).toEqual([])
  })
})
