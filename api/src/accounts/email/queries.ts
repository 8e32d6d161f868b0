import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'

const isLive = `expires_at > now() and wrong_tries < ${limits.codeWrongTries}`

const requestStored: Statement = {
  name: 'accounts-email-change-stored',
  text: `insert into email_changes (user_id, email, code, expires_at)
    values ($1, $2, $3, now() + ${interval(limits.codeLifetime)})
    on conflict (user_id) do update set email = excluded.email, code = excluded.code, wrong_tries = 0,
      expires_at = excluded.expires_at
    returning expires_at`,
}

/**
 * Stores the email that a member wants, instead of an earlier one.
 * @param code the keyed hash of the code; undefined if no code may confirm it
 * @returns until when the code is valid
 */
export async function storeRequest(
  tx: Database,
  userId: number,
  email: string,
  code: Buffer | undefined,
): Promise<Date> {
  const [row] = await tx.query<{ expires_at: Date }>(requestStored, [userId, email, code ?? null])
  if (!row) throw new Error('The insert of an email change returned no time')
  return row.expires_at
}

/** A change that waits for its code. */
export interface EmailRequest {
  readonly email: string
  readonly expires_at: Date
}

const requestFound: Statement = {
  name: 'accounts-email-change-found',
  text: `select email, expires_at from email_changes where user_id = $1 and ${isLive}`,
}

/** The change that a member asked for last, while its code is valid. */
export async function findRequest(database: Database, userId: number): Promise<EmailRequest | undefined> {
  return (await database.query<EmailRequest>(requestFound, [userId]))[0]
}

// One statement, so that the row lock serialises concurrent tries. A right code is used up.
const codeTried: Statement = {
  name: 'accounts-email-change-tried',
  text: `with right_code as (
      delete from email_changes where user_id = $1 and code = any($2::bytea[]) and ${isLive} returning email
    ), counted as (
      update email_changes set wrong_tries = least(wrong_tries + 1, ${limits.codeWrongTries})
      where user_id = $1 and (code is null or code <> all($2::bytea[]))
    )
    select email from right_code`,
}

/**
 * Tries a code. A wrong one counts.
 * @param hashes the keyed hashes that a right code may have
 * @returns the address that it confirms; undefined if it is wrong, used or expired
 */
export async function useCode(
  tx: Database,
  userId: number,
  hashes: readonly Buffer[],
): Promise<string | undefined> {
  return (await tx.query<{ email: string }>(codeTried, [userId, hashes]))[0]?.email
}

const requestDeleted: Statement = {
  name: 'accounts-email-change-deleted',
  text: 'delete from email_changes where user_id = $1',
}

/** Voids the change that a member asked for. */
export async function deleteRequest(tx: Database, userId: number): Promise<void> {
  await tx.query(requestDeleted, [userId])
}

const expiredDeleted: Statement = {
  name: 'accounts-expired-email-changes-deleted',
  text: `delete from email_changes where user_id in
    (select user_id from email_changes where expires_at < now() limit 1000 for update skip locked) returning 1`,
}

/** Deletes some changes whose code has expired, and returns how many. */
export async function deleteExpiredRequests(database: Database): Promise<number> {
  return (await database.query(expiredDeleted)).length
}

/** The member whose email changes. */
export interface MovingMember {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly nick: string
  /** The language of mails; null if unknown. */
  readonly language: string | null
}

const memberLocked: Statement = {
  name: 'accounts-moving-member-locked',
  text: 'select id, email, name, nick, language from users where id = $1 for update',
}

/** Locks a member until the transaction ends. Every change of an account locks it first, so that two cannot deadlock. */
export async function lockMember(tx: Database, id: number): Promise<MovingMember | undefined> {
  return (await tx.query<MovingMember>(memberLocked, [id]))[0]
}

const ownerLocked: Statement = {
  name: 'accounts-owner-locked',
  text: 'select 1 from users where lower(email) = lower($1) for update',
}

/** Locks the member with this email, if there is one, until the transaction ends. */
export async function lockOwner(tx: Database, email: string): Promise<void> {
  await tx.query(ownerLocked, [email])
}

const taken: Statement = {
  name: 'accounts-email-taken',
  text: `select 1 from users where lower(email) = lower($1) and id is distinct from $2::integer
    union all
    select 1 from mailed_codes c join users u on u.id = c.user_id
    where c.email = lower($1) and c.purpose = 'restore' and c.used_at is null and c.link_expires_at > now()
      and lower(u.email) <> c.email and u.id is distinct from $2::integer limit 1`,
}

/**
 * Whether an account has this email, or can take it back.
 * @param except a member who may have it
 */
export async function isTaken(database: Database, email: string, except?: number): Promise<boolean> {
  return (await database.query(taken, [email, except ?? null])).length > 0
}
