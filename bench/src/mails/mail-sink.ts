import { once } from 'node:events'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail that arrived. */
export interface Arrived {
  readonly to: string
  readonly messageId: string
  readonly subject: string
  readonly text: string
}

/** A mail server that accepts everything. */
export interface MailSink {
  readonly url: string
  readonly arrived: readonly Arrived[]
  stop(): Promise<void>
}

/** Starts a mail server on this machine. */
export async function startMailSink(): Promise<MailSink> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      simpleParser(stream).then(({ subject = '', text = '', messageId = '' }) => {
        for (const { address: to } of envelope.rcptTo) arrived.push({ to, messageId, subject, text })
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
    arrived,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
