import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './mail'

/** A mail with an id that identifies it when it is sent again. */
export interface OutgoingMail extends Mail {
  readonly id: string
}

/** Sends a mail. */
export interface MailTransport {
  /**
   * @param cut aborts the attempt
   * @throws nodemailer's errors, which `reasonOf` classifies
   */
  send(mail: OutgoingMail, cut: AbortSignal): Promise<void>
  close(): void
}

/** The time limit of each step with a mail server, in milliseconds. */
const timeout = 20_000

/**
 * Sends to a mail server.
 * @param url smtp:// or smtps://, with `user:password@` if the server requires them
 * @param from the sender of every mail
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    // Connections are reused: a new one costs a greeting, TLS and a login.
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  })
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...message(mail, from), signal })
    },
    close: () => transport.close(),
  }
}

/**
 * Writes each mail to a file that any mail program opens (RFC 5322), for a site without a mail server.
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
      log.info({ file }, 'mail written to a file, because SMTP_URL is not set')
    },
    close() {},
  }
}

/** Addresses are passed as objects: in a string, a comma would add a recipient. */
const message = ({ id, to, subject, text, replyTo, stopAddress }: OutgoingMail, from: string) => ({
  from: { name: 'Within Reach', address: from },
  to: { name: '', address: to },
  replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
  subject,
  text,
  // The same for every attempt, so that mail programs show a mail once if it arrives twice.
  messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
  headers: {
    // Suppresses automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(stopAddress !== undefined && {
      'List-Unsubscribe': { prepared: true, value: `<${stopAddress}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})
