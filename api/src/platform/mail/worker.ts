import type { Logger } from 'pino'
import type { Database, Statement } from '../database/database'
import type { MailTransport } from './transport'

/** How often the outbox is looked through for mails of other instances and for new tries, in milliseconds. */
const roundEvery = 2000
/** Mails that one round takes. */
const atOnce = 10
/** After this many tries, spread over three days, a mail is given up. */
const triesAtMost = 15

interface Waiting {
  readonly id: string
  readonly recipient: string
  readonly reply_to: string | null
  readonly subject: string
  readonly body: string
  readonly tries: number
}

/** Locked rows are somebody else's: instances share the work without sending a mail twice. */
const takeDue: Statement = {
  name: 'outbox-take',
  text: `
    SELECT id, recipient, reply_to, subject, body, tries FROM mail_outbox
    WHERE failed_at IS NULL AND next_try <= now()
    ORDER BY next_try LIMIT 1 FOR UPDATE SKIP LOCKED`,
}

const sent: Statement = { name: 'outbox-sent', text: 'DELETE FROM mail_outbox WHERE id = $1' }

/** One to three times a delay that doubles from five seconds to six hours, so that tries do not come in step. */
const postpone: Statement = {
  name: 'outbox-postpone',
  text: `
    UPDATE mail_outbox SET
      tries = tries + 1,
      last_error = $2,
      next_try = now() + least(5 * 2 ^ tries, 21600) * (1 + random()) * interval '1 second',
      failed_at = CASE WHEN $3 THEN now() END
    WHERE id = $1`,
}

/** Sends what the outbox holds. */
export interface MailWorker {
  /** Looks at once instead of at the next round. */
  wake(): void
  /** Finishes the mail that is on its way and takes no more. */
  stop(): Promise<void>
}

export function startMailWorker(database: Database, transport: MailTransport, log: Logger): MailWorker {
  let stopped = false
  let again = false
  let running: Promise<void> | undefined

  const round = async () => {
    do {
      again = false
      for (let count = 0; count < atOnce && !stopped; count++) {
        if (!(await sendOne(database, transport, log))) break
        if (count === atOnce - 1) again = true
      }
    } while (again && !stopped)
  }
  const wake = () => {
    if (stopped) return
    again = true
    running ??= round()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(wake, roundEvery)
  wake()
  return {
    // The mail's own transaction is still open when it is enqueued; the next turn of the loop is after its commit or close to it.
    wake: () => void setTimeout(wake, 10),
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}

/** @returns whether there was one */
async function sendOne(database: Database, transport: MailTransport, log: Logger): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [mail] = await tx.query<Waiting>(takeDue)
    if (!mail) return false
    try {
      await transport.send({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        replyTo: mail.reply_to ?? undefined,
      })
      await tx.query(sent, [mail.id])
    } catch (error) {
      const { message, responseCode = 0 } = error as Error & { responseCode?: number }
      // 5xx is the mail server's final no (RFC 5321, section 4.2.1).
      const final = responseCode >= 500 || mail.tries + 1 >= triesAtMost
      await tx.query(postpone, [mail.id, `${responseCode || ''} ${message}`.trim().slice(0, 500), final])
      log.warn({ mail: mail.id, tries: mail.tries + 1, responseCode, final }, 'a mail was not sent')
    }
    return true
  })
}
