import type { Database, Statement } from '../database/database'
import type { Mail } from './mail'
import type { Reason } from './failure'

/** A mail that waits, as its row holds it. */
export interface WaitingMail {
  readonly id: string
  readonly recipient: string
  readonly reply_to: string | null
  readonly subject: string
  readonly body: string
  readonly created_at: Date
}

const insert: Statement = {
  name: 'outbox-insert',
  text: `
    INSERT INTO mail_outbox (recipient, reply_to, subject, body, expires_at)
    VALUES ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
}

export async function insertMail(
  tx: Database,
  { to, subject, text, replyTo, validFor }: Mail,
): Promise<void> {
  await tx.query(insert, [to, replyTo ?? null, subject, text, validFor ?? null])
}

/** Locked rows are somebody else's: instances share the work without sending a mail twice. */
const takeDue = (name: string, which: string): Statement => ({
  name: `outbox-take-${name}`,
  text: `
    SELECT id, recipient, reply_to, subject, body, created_at FROM mail_outbox
    WHERE failed_at IS NULL AND next_try <= now() AND expires_at ${which}
    ORDER BY next_try LIMIT 1 FOR UPDATE SKIP LOCKED`,
})
/** Statements of their own, so that each reads its own index. */
const takeExpiring = takeDue('expiring', '> now()')
const takeLasting = takeDue('lasting', 'IS NULL')

/**
 * The mail that is due longest, of those that expire before all others, locked until the transaction ends.
 * @param expiringOnly leaves the others aside
 */
export async function takeDueMail(tx: Database, expiringOnly: boolean): Promise<WaitingMail | undefined> {
  const [expiring] = await tx.query<WaitingMail>(takeExpiring)
  if (expiring || expiringOnly) return expiring
  return (await tx.query<WaitingMail>(takeLasting))[0]
}

const remove: Statement = { name: 'outbox-delete', text: 'DELETE FROM mail_outbox WHERE id = $1' }

/** The mail was sent: nothing of it stays. */
export async function deleteMail(tx: Database, id: string): Promise<void> {
  await tx.query(remove, [id])
}

/**
 * One to two times a delay that doubles from five seconds to its longest, so that tries do not come in step.
 * A mail is given up after three days; five tries are made even if the service was off for those days.
 */
const postpone: Statement = {
  name: 'outbox-postpone',
  text: `
    UPDATE mail_outbox SET
      tries = tries + 1,
      last_error = $2,
      next_try = now() + least(5 * 2 ^ tries, $4) * (1 + random()) * interval '1 second',
      failed_at = CASE WHEN $3 OR (tries >= 4 AND created_at < now() - interval '3 days') THEN now() END,
      refused = $3,
      away = $5
    WHERE id = $1
    RETURNING tries, failed_at IS NOT NULL AS "givenUp"`,
}

/** The longest delay in seconds: asking whether a mail server is back costs nothing, asking it again does. */
const longest: Readonly<Record<Reason, number>> = { away: 60, 'not now': 3600, refused: 3600 }

/** Plans the next try, or gives the mail up and keeps its row for whoever looks after the site. */
export async function postponeMail(
  tx: Database,
  id: string,
  reason: Reason,
  error: string,
): Promise<{ tries: number; givenUp: boolean }> {
  const values = [id, error.slice(0, 500), reason === 'refused', longest[reason], reason === 'away']
  const [row] = await tx.query<{ tries: number; givenUp: boolean }>(postpone, values)
  return row ?? { tries: 0, givenUp: false }
}

const askRefused: Statement = {
  name: 'outbox-refused',
  text: `
    SELECT 1 FROM mail_outbox
    WHERE refused AND lower(recipient) = lower($1) AND failed_at > now() - interval '1 hour' LIMIT 1`,
}

/** Whether a mail to somebody was refused within the last hour. */
export async function wasRefused(database: Database, to: string): Promise<boolean> {
  return (await database.query(askRefused, [to])).length > 0
}

const askLate: Statement = {
  name: 'outbox-late',
  text: `
    SELECT 1 FROM mail_outbox
    WHERE failed_at IS NULL AND expires_at > now() AND (tries = 0 OR away)
      AND created_at < now() - $1 * interval '1 second' LIMIT 1`,
}

/**
 * Whether a mail that expires waits longer than so many seconds, for its turn or for the mail server. One that the server
 * did not take for its recipient's sake says nothing about others.
 */
export async function isLate(database: Database, seconds: number): Promise<boolean> {
  return (await database.query(askLate, [seconds])).length > 0
}

/** What waits and what failed, for those who watch the site. */
export interface OutboxState {
  readonly waiting: number
  readonly givenUp: number
  /** Age of the oldest mail that waits; 0 where none does. */
  readonly oldestSeconds: number
}

const stateFound: Statement = {
  name: 'outbox-state',
  text: `
    SELECT count(*) FILTER (WHERE failed_at IS NULL)::integer AS waiting,
      count(*) FILTER (WHERE failed_at IS NOT NULL)::integer AS "givenUp",
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float8
        AS "oldestSeconds"
    FROM mail_outbox`,
}

/** How the outbox fares. */
export async function findOutboxState(database: Database): Promise<OutboxState> {
  return (await database.query<OutboxState>(stateFound))[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 }
}

const purgeFailed: Statement = {
  name: 'outbox-purge-failed',
  text: `DELETE FROM mail_outbox WHERE failed_at < now() - interval '30 days'`,
}
/** Those that are on their way are locked, and stay. */
const purgeExpired: Statement = {
  name: 'outbox-purge-expired',
  text: `
    DELETE FROM mail_outbox WHERE id IN (
      SELECT id FROM mail_outbox WHERE expires_at < now() AND NOT refused FOR UPDATE SKIP LOCKED)`,
}

/** Deletes what was given up a month ago, since mails hold what people wrote, and what expired before it was sent. */
export async function deleteOldMails(database: Database): Promise<void> {
  await database.query(purgeFailed)
  await database.query(purgeExpired)
}
