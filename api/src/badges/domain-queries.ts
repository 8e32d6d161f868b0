import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** How long a checked domain counts. */
const year = `interval '1 year'`

const emailVerifiedAt: Statement = {
  name: 'badges-email-verified-at',
  text: `select verified_at, verified_at + ${year} >= now() + interval '30 days' as recent
    from (select coalesce(verified_at, created_at) as verified_at from users where id = $1) as address`,
}

/** When a member's own email was verified, and whether that counts for 30 days or more: until then a code would only be in the way. */
export async function findVerification(
  database: Database,
  userId: number,
): Promise<{ readonly verified_at: Date; readonly recent: boolean } | undefined> {
  return (await database.query<{ verified_at: Date; recent: boolean }>(emailVerifiedAt, [userId]))[0]
}

// Two members who confirm one address at once queue for it.
const addressLocked: Statement = {
  name: 'badges-address-locked',
  text: `select pg_advisory_xact_lock(hashtext('domain badges'), hashtext(encode($1, 'hex')))`,
}

// An address counts for the member who has it, until that one's badge expires.
const expiredAddressFreed: Statement = {
  name: 'badges-expired-address-freed',
  text: 'delete from domain_badges where address = $2 and user_id <> $1 and expires_at <= now()',
}

const domainStored: Statement = {
  name: 'badges-domain-stored',
  text: `insert into domain_badges (user_id, domain, address, checked_at, expires_at)
    values ($1, $2, $3, $4, $4::timestamptz + ${year})
    on conflict (user_id) do update set domain = excluded.domain, address = excluded.address,
      checked_at = excluded.checked_at, expires_at = excluded.expires_at`,
}

const addressUsed: Statement = {
  name: 'badges-address-used',
  text: 'select 1 from domain_badges where address = $2 and user_id <> $1 and expires_at > now()',
}

/** A checked address. */
export interface CheckedDomain {
  readonly domain: string
  /** SHA-256 of the address. */
  readonly address: Buffer
  readonly checked: Date
}

/**
 * Stores a member's checked domain instead of an earlier one.
 * @returns false if the address counts for another member
 */
export async function storeDomain(
  tx: Database,
  userId: number,
  { domain, address, checked }: CheckedDomain,
): Promise<boolean> {
  await tx.query(addressLocked, [address])
  if ((await tx.query(addressUsed, [userId, address])).length > 0) return false
  await tx.query(expiredAddressFreed, [userId, address])
  await tx.query(domainStored, [userId, domain, address, checked])
  return true
}

const domainDeleted: Statement = {
  name: 'badges-domain-deleted',
  text: 'delete from domain_badges where user_id = $1',
}

/** Removes a member's badge. */
export async function deleteDomain(database: Database, userId: number): Promise<void> {
  await database.query(domainDeleted, [userId])
}

const codeStored: Statement = {
  name: 'badges-code-stored',
  text: `insert into domain_codes (user_id, email, code, expires_at)
    values ($1, $2, $3, now() + $4 * interval '1 millisecond')
    on conflict (user_id) do update set email = excluded.email, code = excluded.code, wrong_tries = 0,
      expires_at = excluded.expires_at`,
}

/** Stores the code that is mailed to an address, instead of an earlier one. */
export async function storeCode(tx: Database, userId: number, email: string, code: Buffer): Promise<void> {
  await tx.query(codeStored, [userId, email, code, limits.codeLifetime])
}

const liveCode: Statement = {
  name: 'badges-live-code',
  text: `select email from domain_codes
    where user_id = $1 and expires_at > now() and wrong_tries < ${limits.codeWrongTries}`,
}

/** The address to which a member's valid code was mailed. */
export async function findCodeAddress(database: Database, userId: number): Promise<string | undefined> {
  return (await database.query<{ email: string }>(liveCode, [userId]))[0]?.email
}

// One statement, so that the row lock serialises concurrent tries. A right code is used up.
const codeTried: Statement = {
  name: 'badges-code-tried',
  text: `with right_code as (
      delete from domain_codes where user_id = $1 and code = any($2::bytea[]) and expires_at > now()
        and wrong_tries < ${limits.codeWrongTries}
      returning email
    ), counted as (
      update domain_codes set wrong_tries = least(wrong_tries + 1, ${limits.codeWrongTries})
      where user_id = $1 and code <> all($2::bytea[])
    )
    select email from right_code`,
}

/**
 * Tries a code. A wrong one counts.
 * @param hashes the keyed hashes that a right code may have
 * @returns the address that it confirms; undefined if it is wrong, used or expired
 */
export async function tryCode(
  tx: Database,
  userId: number,
  hashes: readonly Buffer[],
): Promise<string | undefined> {
  return (await tx.query<{ email: string }>(codeTried, [userId, hashes]))[0]?.email
}

const expiredDeleted: Statement = {
  name: 'badges-expired-deleted',
  text: `with codes as (
      delete from domain_codes where user_id in (
        select user_id from domain_codes where expires_at < now() limit 1000 for update skip locked)
      returning 1
    ), domains as (
      delete from domain_badges where user_id in (
        select user_id from domain_badges where expires_at < now() limit 1000 for update skip locked)
      returning 1
    )
    select ((select count(*) from codes) + (select count(*) from domains))::integer as count`,
}

/** Deletes some expired codes and badges, and returns how many. */
export async function deleteExpired(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(expiredDeleted))[0]?.count ?? 0
}
