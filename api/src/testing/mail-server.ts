import { once } from 'node:events'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail as received by a real mail server. */
export interface ArrivedMail {
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
  /** The raw headers about stopping such mails, if it has any. */
  readonly stopHeaders?: readonly string[]
}

/** How a test's mail server differs from one that accepts every mail. */
export interface MailServerBehaviour {
  /** Its answer to a recipient, such as '550 No such person'; by default it accepts the mail. */
  readonly answer?: (recipient: string) => string | undefined | Promise<string | undefined>
  /** Awaited before it accepts a mail that it has received. */
  readonly check?: () => Promise<void>
  /** Rejects every login. */
  readonly rejectsLogins?: boolean
}

export interface TestMailServer {
  readonly url: string
  readonly mails: ArrivedMail[]
  /** Resolves with the newest matching mail, at once or when it arrives. */
  arrived(fits: (mail: ArrivedMail) => boolean): Promise<ArrivedMail>
  /** The number of connections so far. */
  connections(): number
  stop(): Promise<void>
}

const addressOf = (field: AddressObject | AddressObject[] | undefined): string =>
  [field].flat()[0]?.text ?? ''

const refusal = (answer: string | undefined): Error | null =>
  answer === undefined
    ? null
    : Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

/** Starts a mail server. */
export async function startMailServer({
  answer = () => undefined,
  check = () => Promise.resolve(),
  rejectsLogins = false,
}: MailServerBehaviour = {}): Promise<TestMailServer> {
  const mails: ArrivedMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) =>
      rejectsLogins ? done(refusal('535 Wrong password')) : done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) =>
      void Promise.resolve(answer(address)).then((reply) => done(refusal(reply)), done),
    onData(stream, session, done) {
      simpleParser(stream)
        .then(async ({ subject = '', text = '', replyTo, messageId = '', headerLines }) => {
          await check()
          const stopLines = headerLines.flatMap(({ key, line }) => (/^list-unsub/.test(key) ? [line] : []))
          const stopHeaders = stopLines.length > 0 ? stopLines : undefined
          for (const { address } of session.envelope.rcptTo) {
            mails.push({ to: address, replyTo: addressOf(replyTo), subject, text, messageId, stopHeaders })
          }
          done()
          for (const wake of waiting) wake()
        })
        .catch(done)
    },
  })
  let connections = 0
  server.server.on('connection', () => connections++)
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    async arrived(fits) {
      for (;;) {
        const mail = mails.findLast(fits)
        if (mail) return mail
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake)
            resolve()
          }
          waiting.add(wake)
        })
      }
    },
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
