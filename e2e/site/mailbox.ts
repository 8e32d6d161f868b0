import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A received mail. */
export interface Mail {
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
}

/**
 * A mail server that stores every mail as a file, because the tests run in other processes.
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
          for (const to of recipients) await keep(folder, { to, replyTo: replyTo?.text ?? '', subject, text })
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

/** A mail is renamed into place, so that no test reads half of one. */
async function keep(folder: string, mail: Mail): Promise<void> {
  const file = path.join(folder, `${randomUUID()}.json`)
  await writeFile(`${file}.half`, JSON.stringify(mail))
  await rename(`${file}.half`, file)
}

/** All mails to an address so far. */
export async function mailsTo(folder: string, to: string): Promise<Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail),
  )
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
}
