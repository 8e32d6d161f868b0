import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail that arrived. */
export interface Arrived {
  readonly to: string
  readonly messageId: string
  readonly subject: string
  readonly text: string
}

interface Received {
  readonly recipients: readonly string[]
  readonly source: Buffer
}

/** A mail server that accepts everything. */
export interface MailSink {
  readonly url: string
  /** How many mails arrived. */
  count(): number
  /** Reads all mails that arrived. */
  read(): Promise<Arrived[]>
  stop(): Promise<void>
}

/** Starts a mail server on this machine. It accepts at once and reads later: its time is not the service's. */
export async function startMailSink(): Promise<MailSink> {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      buffer(stream).then((source) => {
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), source })
        done()
      }, done)
    },
  })
  // A service that is killed leaves its connections.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    count: () => mails.length,
    read: async () => (await Promise.all(mails.map(readMail))).flat(),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function readMail({ recipients, source }: Received): Promise<Arrived[]> {
  const { subject = '', text = '', messageId = '' } = await simpleParser(source)
  return recipients.map((to) => ({ to, messageId, subject, text }))
}
