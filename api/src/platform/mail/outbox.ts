import type { Database, Statement } from '../database/database'

/** A mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
}

/** Takes mails that are sent as soon as the transaction they belong to is done. */
export interface Outbox {
  enqueue(tx: Database, mail: Mail): Promise<void>
}

const insert: Statement = {
  name: 'outbox-insert',
  text: 'INSERT INTO mail_outbox (recipient, reply_to, subject, body) VALUES ($1, $2, $3, $4)',
}

/**
 * The outbox: a row in the caller's transaction, so that a mail leaves exactly when what it tells of has happened,
 * and none is lost while the mail server is away.
 * @param wake called after each mail, so that it need not wait for the next round
 */
export function createOutbox(wake: () => void): Outbox {
  return {
    async enqueue(tx, { to, subject, text, replyTo }) {
      await tx.query(insert, [to, replyTo ?? null, subject, text])
      wake()
    },
  }
}
