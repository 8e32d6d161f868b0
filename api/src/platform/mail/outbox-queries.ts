import type { Database, Statement } from '../database/database'
import type { Mail } from './mail'
import type { Reason } from './failure'

/** A waiting mail, as its row. */
export interface WaitingMail {
  readonly id: string
  readonly recipient: string
  readonly reply_to: string | null
  readonly stop_address: string | null
  readonly subject: string
  readonly body: string
  readonly created_at: Date
  /** The span of the request that wrote it; null if that is not traced. */
  readonly trace: string | null
}

const insert: Statement = {
  name: 'outbox-insert',
  text: `
    INSERT INTO mail_outbox (recipient, reply_to, subject, body, expires_at, trace, stop_address)
    VALUES ($1, $2, $3, $4, now() + $5 * interval '1 second', $6, $7)`,
}

/**
 * Puts a mail into the outbox.
 * @param trace the span of the request that writes it
 */
export async function insertMail(
  tx: Database,
  { to, subject, text, replyTo, validFor, stopAddress }: Mail,
  trace: string | undefined,
): Promise<void> {
  const values = [to, replyTo ?? null, subject, text, validFor ?? null, trace ?? null, stopAddress ?? null]
  await tx.query(insert, values)
}

/** Locked rows belong to another worker: instances share the work without sending a mail twice. */
const takeDue = (name: string, which: string): Statement => ({
  name: `outbox-take-${name}`,
  text: `
    SELECT id, recipient, reply_to, subject, body, created_at, trace, stop_address FROM mail_outbox
    WHERE failed_at IS NULL AND next_try <= now() AND expires_at ${which}
    ORDER BY next_try LIMIT 1 FOR UPDATE SKIP LOCKED`,
})
/** Two statements, so that each reads its own index. */
const takeExpiring = takeDue('expiring', '> now()')
const takeLasting = takeDue('lasting', 'IS NULL')

/**
 * The mail that has been due longest, expiring ones first, locked until the transaction ends.
 * @param expiringOnly whether to ignore mails that do not expire
 */
export async function takeDueMail(tx: Database, expiringOnly: boolean): Promise<WaitingMail | undefined> {
  const [expiring] = await tx.query<WaitingMail>(takeExpiring)
  if (expiring || expiringOnly) return expiring
  return (await tx.query<WaitingMail>(takeLasting))[0]
}

const commitAtOnce: Statement = {
  name: 'outbox-commit-at-once',
  text: 'SET LOCAL synchronous_commit = off',
}

/**
 * Lets the transaction commit without waiting for the disk. A crash of the service while it waited would send the mail again; now
 * only a crash of the database itself within the next second does.
 */
export async function commitWithoutWaiting(tx: Database): Promise<void> {
  await tx.query(commitAtOnce)
}

const remove: Statement = { name: 'outbox-delete', text: 'DELETE FROM mail_outbox WHERE id = $1' }

const savepoint: Statement = { name: 'outbox-savepoint', text: 'SAVEPOINT unsent' }

/** Deletes a mail, for good if the transaction commits without {@link undoDelete}. */
export async function deleteUnlessUndone(tx: Database, id: string): Promise<void> {
  await tx.query(savepoint)
  await tx.query(remove, [id])
}

const rollback: Statement = { name: 'outbox-rollback', text: 'ROLLBACK TO SAVEPOINT unsent' }

/** Brings a mail back that was deleted in this transaction. It stays locked. */
export async function undoDelete(tx: Database): Promise<void> {
  await tx.query(rollback)
}

/**
 * The delay doubles from five seconds to its maximum, plus up to the same again at random, so that retries spread. A mail
 * is given up after three days, but after at least five tries, in case the service was off for days.
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

/** The maximum delay in seconds. Checking for an unreachable mail server is free, retrying at one that answers is not. */
const longest: Readonly<Record<Reason, number>> = { away: 60, 'not now': 3600, refused: 3600 }

/** Schedules the next try, or gives the mail up and keeps its row for the administrator. */
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

/** Whether a mail to this recipient was refused within the last hour. */
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
 * Whether a mail that expires has waited longer than this many seconds, for its turn or for the mail server. A mail that
 * was deferred because of its recipient says nothing about others.
 */
export async function isLate(database: Database, seconds: number): Promise<boolean> {
  return (await database.query(askLate, [seconds])).length > 0
}

/** Waiting and failed mails, for monitoring. */
export interface OutboxState {
  readonly waiting: number
  readonly givenUp: number
  /** The age of the oldest waiting mail; 0 without any. */
  readonly oldestSeconds: number
  /**
   * The same for mails that wait for their turn or for the mail server. A mail that was deferred because of its recipient says
   * nothing about others, and an expired one is not sent any more.
   */
  readonly stuckSeconds: number
}

const stateFound: Statement = {
  name: 'outbox-state',
  text: `
    SELECT count(*) FILTER (WHERE failed_at IS NULL)::integer AS waiting,
      count(*) FILTER (WHERE failed_at IS NOT NULL)::integer AS "givenUp",
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float8
        AS "oldestSeconds",
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (
        WHERE failed_at IS NULL AND (tries = 0 OR away) AND (expires_at IS NULL OR expires_at > now()))), 0)::float8
        AS "stuckSeconds"
    FROM mail_outbox`,
}

/** The state of the outbox. */
export async function findOutboxState(database: Database): Promise<OutboxState> {
  const [state] = await database.query<OutboxState>(stateFound)
  return state ?? { waiting: 0, givenUp: 0, oldestSeconds: 0, stuckSeconds: 0 }
}

const purgeFailed: Statement = {
  name: 'outbox-purge-failed',
  text: `DELETE FROM mail_outbox WHERE failed_at < now() - interval '30 days'`,
}
/** Locked rows are being sent, and stay. */
const purgeExpired: Statement = {
  name: 'outbox-purge-expired',
  text: `
    DELETE FROM mail_outbox WHERE id IN (
      SELECT id FROM mail_outbox WHERE expires_at < now() AND NOT refused FOR UPDATE SKIP LOCKED)`,
}

/** Deletes mails that were given up a month ago, because mails contain personal text, and mails that expired unsent. */
export async function deleteOldMails(database: Database): Promise<void> {
  await database.query(purgeFailed)
  await database.query(purgeExpired)
}
