import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { captureLog } from '../../testing/captured-log'
import { gate } from '../../testing/gate'
import { startMailServer, type TestMailServer } from '../../testing/mail-server'
import { reasonOf } from './failure'
import { fileTransport, type OutgoingMail, smtpTransport } from './transport'

const uncut = new AbortController().signal
const from = 'no-reply@within-reach.example'
const mail: OutgoingMail = {
  id: '1.2',
  to: 'ana@example.com',
  replyTo: 'ben@example.com',
  subject: '문의: 기숙사 – café',
  text: '안녕하세요 ✓\n.\nFrom here\n',
}

describe('a mail server', () => {
  let server: TestMailServer
  beforeAll(async () => (server = await startMailServer()))
  afterAll(() => server.stop())

  async function sent(changes: Partial<OutgoingMail> = {}) {
    const before = server.mails.length
    const transport = smtpTransport(server.url, from)
    try {
      await transport.send({ ...mail, ...changes }, uncut)
    } finally {
      transport.close()
    }
    return server.mails.slice(before)
  }

  it('receives text in any script unchanged', async () => {
    const { to, replyTo, subject, text } = mail
    expect(await sent()).toEqual([{ to, replyTo, subject, text, messageId: '<1.2@within-reach.example>' }])
  })

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nAnother text' }],
    ['text', { text: 'Hello\r\n.\r\nMAIL FROM:<eve@example.com>\r\nRCPT TO:<eve@example.com>\r\nDATA\r\n' }],
    ['recipient', { to: 'ana@example.com, eve@example.com' }],
    ['recipient with a header', { to: 'ana@example.com>\r\nRCPT TO:<eve@example.com' }],
    ['reply address', { replyTo: 'ben@example.com\r\nBcc: eve@example.com' }],
  ])('does not send another person’s mail because of a %s', async (_case, changes) => {
    const arrived = await sent(changes).catch(() => [])
    expect(arrived.map(({ to }) => to).filter((to) => to !== 'ana@example.com')).toEqual([])
    expect(server.mails.every(({ to }) => to === 'ana@example.com')).toBe(true)
  })

  it('gets a subject with line breaks as one line', async () => {
    const [arrived] = await sent({ subject: 'Hello\r\nBcc: eve@example.com' })
    expect(arrived).toMatchObject({ subject: 'Hello Bcc: eve@example.com', text: mail.text })
  })
})

describe('a slow mail server', () => {
  const minute = 60_000
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('may check a mail for minutes once it has received it', async () => {
    const [received, checked] = [gate(), gate()]
    const server = await startMailServer({
      check() {
        received.open()
        return checked.opened
      },
    })
    // The timers of sockets cannot be faked.
    const timeouts = jest.spyOn(Socket.prototype, 'setTimeout')
    const transport = smtpTransport(server.url, from)
    const sent = transport.send(mail, uncut)
    await received.opened
    const port = Number(new URL(server.url).port)
    const ours = timeouts.mock.calls.filter((_, n) => timeouts.mock.contexts[n]?.remotePort === port)
    expect(ours.at(-1)?.[0]).toBe(10 * minute)
    jest.advanceTimersByTime(9 * minute)
    checked.open()
    await expect(sent).resolves.toBeUndefined()
    expect(server.mails).toHaveLength(1)
    transport.close()
    await server.stop()
  })

  it('has a minute to receive a mail', async () => {
    const [asked, answered] = [gate(), gate()]
    const server = await startMailServer({
      async answer() {
        asked.open()
        await answered.opened
        return undefined
      },
    })
    const transport = smtpTransport(server.url, from)
    const failed = transport.send(mail, uncut).catch(reasonOf)
    await asked.opened
    jest.advanceTimersByTime(minute)
    expect(await failed).toBe('away')
    answered.open()
    transport.close()
    await server.stop()
    expect(server.mails).toEqual([])
  })
})

describe('a folder', () => {
  let folder: string
  beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'within-reach-mail-'))))
  afterAll(() => rm(folder, { recursive: true }))

  it('gets each mail as a file that mail programs open, and the log names it', async () => {
    const { log, waitForLine, text } = captureLog()
    await fileTransport(path.join(folder, 'mail'), from, log).send(mail, uncut)
    const { file } = await waitForLine(
      ({ msg }) => msg === 'mail written to a file, because SMTP_URL is not set',
    )
    expect(await readdir(path.join(folder, 'mail'))).toEqual([path.basename(String(file))])
    const read = await simpleParser(await readFile(String(file)))
    expect([read.subject, read.text, read.from?.text, read.messageId]).toEqual([
      mail.subject,
      mail.text,
      `"Within Reach" <${from}>`,
      '<1.2@within-reach.example>',
    ])
    expect([read.to, read.replyTo]).toMatchObject([{ text: mail.to }, { text: mail.replyTo }])
    expect(text()).not.toContain('ana@example.com')
  })
})
