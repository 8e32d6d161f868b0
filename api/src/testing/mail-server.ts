import { once } from 'node:events'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived at a real mail server. */
export interface ArrivedMail {
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
}

export interface TestMailServer {
  readonly url: string
  readonly mails: ArrivedMail[]
  /** Resolves with the newest mail that fits, at once or when it arrives. */
  arrived(fits: (mail: ArrivedMail) => boolean): Promise<ArrivedMail>
  stop(): Promise<void>
}

const addressOf = (field: AddressObject | AddressObject[] | undefined): string =>
  [field].flat()[0]?.text ?? ''

/**
 * Starts a mail server.
 * @param port a free one unless told
 * @param refuses recipients that it does not take
 */
export async function startMailServer(
  port = 0,
  refuses: (address: string) => boolean = () => false,
): Promise<TestMailServer> {
  const mails: ArrivedMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses(address) ? Object.assign(new Error('No such person here'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      simpleParser(stream).then(({ subject = '', text = '', replyTo }) => {
        for (const { address } of session.envelope.rcptTo) {
          mails.push({ to: address, replyTo: addressOf(replyTo), subject, text })
        }
        done()
        for (const wake of waiting) wake()
      }, done)
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
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
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
