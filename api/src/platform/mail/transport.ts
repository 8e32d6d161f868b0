import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
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

/** The time limit of connecting to a mail server, in milliseconds. */
const connectTimeout = 20_000
/** The time limit until a mail server has received a mail, in milliseconds. Its login and slow recipients count. */
const untilReceived = 60_000
/**
 * How long a mail server may check a mail that it has received, in milliseconds: ten minutes by RFC 5321, section 4.5.3.2.6. It
 * may deliver the mail without an answer in time, and then every further try delivers it again.
 */
const untilAccepted = 10 * 60_000

interface Message extends SendMailOptions {
  /** Called when the whole mail was given to the connection. */
  readonly onEnd: () => void
}

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
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: untilAccepted,
    dnsTimeout: connectTimeout,
  })
  transport.use('stream', (mail, done) => {
    const { onEnd } = mail.data as Message
    mail.message?.processFunc((stream) => stream.once('end', onEnd))
    done()
  })
  return {
    async send(mail, cut) {
      const attempt = new AbortController()
      const abort = (): void => attempt.abort()
      const timer = setTimeout(abort, untilReceived)
      const onEnd = (): void => clearTimeout(timer)
      cut.addEventListener('abort', abort)
      if (cut.aborted) abort()
      const attempted: Message = { ...message(mail, from), signal: attempt.signal, onEnd }
      await transport.sendMail(attempted).finally(() => {
        onEnd()
        cut.removeEventListener('abort', abort)
      })
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
