import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './outbox'

/** Brings a mail on its way, or throws. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
  close(): void
}

/** How long a mail server may take for each step, in milliseconds. */
const patience = 20_000

/**
 * Sends to a mail server.
 * @param url smtp:// or smtps://
 * @param from the sender of every mail
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience })
  return {
    async send(mail) {
      await transport.sendMail(envelope(mail, from))
    },
    close: () => transport.close(),
  }
}

/**
 * Keeps each mail as a file that any mail program opens (RFC 5322), for a site without a mail server.
 * @param folder DATA_DIR/mail
 */
export function fileTransport(folder: string, from: string, log: Logger): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, from))
      await mkdir(folder, { recursive: true })
      const file = path.join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
      )
      await writeFile(`${file}.half`, message as Buffer)
      await rename(`${file}.half`, file)
      log.info({ file }, 'mail kept as a file')
    },
    close() {},
  }
}

/** Addresses go as objects: in a string, a comma would add a recipient. */
const envelope = ({ to, subject, text, replyTo }: Mail, from: string) => ({
  from: { name: 'Within Reach', address: from },
  to: { name: '', address: to },
  replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
  subject,
  text,
})
