import { mkdir } from 'node:fs/promises'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { storeMail } from './mailbox'

/**
 * Starts a mail server that stores every mail as a file, because the tests run in other processes.
 * @param folder of the mails
 * @returns the port, and how to stop it
 */
export async function startMailServer(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      simpleParser(stream)
        .then(async ({ subject = '', text = '', replyTo }) => {
          for (const to of recipients)
            await storeMail(folder, { to, replyTo: replyTo?.text ?? '', subject, text })
        })
        .then(() => done(), done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    port: address.port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
