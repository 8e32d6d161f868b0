import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './mail'

/** A mail with what makes it recognisable when it is sent again. */
export interface OutgoingMail extends Mail {
  readonly id: string
}

/** Brings a mail on its way. */
export interface MailTransport {
  /**
   * @param cut ends the try
   * @throws nodemailer's errors, which `reasonOf` judges
   */
  send(mail: OutgoingMail, cut: AbortSignal): Promise<void>
  close(): void
}

/** How long a mail server may take for each step, in milliseconds. */
const patience = 20_000

/**
 * Sends to a mail server.
 * @param url smtp:// or smtps://, with `user:password@` where the server asks for them
 * @param from the sender of every mail
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    // Connections are kept: each mail over one of its own costs a greeting, TLS and a login.
    pool: true,
    maxConnections: 4,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...message(mail, from), signal })
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
      const written = await transport.sendMail(message(mail, from))
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = path.join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.half`, written.message as Buffer, { mode: 0o600 })
      await rename(`${file}.half`, file)
      log.info({ file }, 'mail kept as a file')
    },
    close() {},
  }
}

/** Addresses go as objects: in a string, a comma would add a recipient. */
const message = ({ id, to, subject, text, replyTo }: OutgoingMail, from: string) => ({
  from: { name: 'Within Reach', address: from },
  to: { name: '', address: to },
  replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
  subject,
  text,
  // The same at every try, so that a mail program shows a mail once that arrived twice.
  messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
  // Nobody's holiday notice answers a machine (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})
