import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { interval } from './queries'

/** The purpose of a code. */
export type Purpose = 'sign-up' | 'reset'

/** How a code is matched with the client that requested it. */
export interface Requester {
  /** SHA-256 of the browser's secret. */
  readonly browser: Buffer
  /** The address of a client without cookies; undefined for a browser. */
  readonly network: string | undefined
}

/** A code as stored. It contains nothing that could be entered. */
export interface NewCode extends Requester {
  readonly email: string
  readonly purpose: Purpose
  /** The keyed hash of the digits; absent if only the link is accepted. */
  readonly code: Buffer | undefined
  /** SHA-256 of the secret in the link. */
  readonly link: Buffer | undefined
}

const codeStored: Statement = {
  name: 'accounts-code-stored',
  text: `with replaced as (
      delete from mailed_codes where email = lower($1) and (browser = $3::bytea or network = $4::text)
    )
    insert into mailed_codes (email, purpose, browser, network, code, link, expires_at, link_expires_at)
    values (lower($1), $2, $3, $4, $5, $6,
      now() + ${interval(limits.codeLifetime)}, now() + ${interval(limits.codeLinkLifetime)})`,
}

/** Replaces the valid code of an email for this client. Codes of other clients stay. */
export async function storeCode(tx: Database, made: NewCode): Promise<void> {
  const { email, purpose, browser, network, code, link } = made
  await tx.query(codeStored, [email, purpose, browser, network ?? null, code ?? null, link ?? null])
}

const revertLinkStored: Statement = {
  name: 'accounts-revert-link-stored',
  text: `insert into mailed_codes (email, purpose, browser, link, expires_at, link_expires_at)
    values (lower($1), 'reset', $2, $2, now(), now() + ${interval(limits.revertLinkLifetime)})`,
}

/** Stores the link that reverts a password change, from the mail about it. It works for every client and has no code. */
export async function storeRevertLink(tx: Database, email: string, link: Buffer): Promise<void> {
  await tx.query(revertLinkStored, [email, link])
}

// Skip locked rows, so that two cleanups do not deadlock.
const expiredCodesDeleted: Statement = {
  name: 'accounts-expired-codes-deleted',
  text: `delete from mailed_codes where id in
    (select id from mailed_codes where link_expires_at < now() limit 100 for update skip locked) returning 1`,
}
const expiredVerificationsDeleted: Statement = {
  name: 'accounts-expired-verifications-deleted',
  text: `delete from verified_emails where (email, browser) in
    (select email, browser from verified_emails where expires_at < now() limit 100 for update skip locked) returning 1`,
}

/** Deletes some expired codes and verifications, and returns how many. */
export async function deleteExpiredCodes(database: Database): Promise<number> {
  const codes = await database.query(expiredCodesDeleted)
  return codes.length + (await database.query(expiredVerificationsDeleted)).length
}

/** A code that is still valid. */
export interface LiveCode {
  readonly id: string
  readonly purpose: Purpose
  /** Whether any browser of the same address may enter it. */
  readonly by_network: boolean
}

const isLive = `used_at is null and wrong_tries < ${limits.codeWrongTries} and expires_at > now() and code is not null`

const liveCode: Statement = {
  name: 'accounts-live-code',
  text: `select id, purpose, network is not null as by_network from mailed_codes
    where email = lower($1) and (browser = $2 or network = $3) and ${isLive} order by id desc limit 1`,
}

/** The newest code that a client can enter for an email. */
export async function findLiveCode(
  database: Database,
  email: string,
  browser: Buffer | undefined,
  network: string,
): Promise<LiveCode | undefined> {
  return (await database.query<LiveCode>(liveCode, [email, browser ?? null, network]))[0]
}

// One statement, so that the row lock serialises concurrent checks. A sixth wrong try then finds the code void, and a
// sign-up code succeeds only once. The browser's secret is new each time, so a secret that an attacker planted before
// verifies nothing.
const codeChecked: Statement = {
  name: 'accounts-code-checked',
  text: `with checked as (
      update mailed_codes set
        wrong_tries = wrong_tries + (code <> all ($2::bytea[]))::int,
        used_at = case when code = any ($2::bytea[]) and purpose = 'sign-up' then now() end
      where id = $1 and ${isLive}
      returning email, purpose, code = any ($2::bytea[]) as matches
    ), verified as (
      insert into verified_emails (email, browser, expires_at)
      select email, $3::bytea, now() + ${interval(limits.verifiedEmailLifetime)}
      from checked where matches and purpose = 'sign-up'
    ), moved as (
      update verified_emails v set browser = $3::bytea
      from checked where checked.matches and checked.purpose = 'sign-up' and v.browser = $4::bytea and v.email <> checked.email
    )
    select matches from checked`,
}

/**
 * Compares a code. A right sign-up code is used up and verifies the email for the browser. A right reset code stays valid
 * for the password change that follows. A wrong code counts.
 * @param hashes the keyed hashes that it may have
 * @param browser SHA-256 of the browser's new secret
 * @param before SHA-256 of its previous secret, whose other verified emails move to the new one
 * @returns undefined if it was not compared, because it has expired or was used
 */
export async function checkCode(
  database: Database,
  id: string,
  hashes: readonly Buffer[],
  browser: Buffer,
  before: Buffer | undefined,
): Promise<boolean | undefined> {
  const rows = await database.query<{ matches: boolean }>(codeChecked, [id, hashes, browser, before ?? null])
  return rows[0]?.matches
}

const resetCodeUsed: Statement = {
  name: 'accounts-reset-code-used',
  text: `update mailed_codes set
      wrong_tries = wrong_tries + (code <> all ($2::bytea[]))::int,
      used_at = case when code = any ($2::bytea[]) then now() end
    where id = $1 and purpose = 'reset' and ${isLive}
    returning code = any ($2::bytea[]) as matches`,
}

/** Uses up a reset code. Returns false if it was wrong, which counts; undefined if it was not compared. */
export async function useResetCode(
  tx: Database,
  id: string,
  hashes: readonly Buffer[],
): Promise<boolean | undefined> {
  return (await tx.query<{ matches: boolean }>(resetCodeUsed, [id, hashes]))[0]?.matches
}

const isLiveLink = `email = lower($1) and link = $2 and purpose in ('reset', 'restore') and used_at is null
  and link_expires_at > now()`

/** A valid link of a mail. */
export interface LiveLink {
  /** The account to which the link gives its address back; null for the account that has the address. */
  readonly user_id: number | null
  /** That address, as the member wrote it. */
  readonly former_email: string | null
}

const resetLinkFound: Statement = {
  name: 'accounts-reset-link-found',
  text: `select user_id, former_email from mailed_codes where ${isLiveLink}`,
}

/** The reset link with this secret, if it is valid now. */
export async function findResetLink(
  database: Database,
  email: string,
  link: Buffer,
): Promise<LiveLink | undefined> {
  return (await database.query<LiveLink>(resetLinkFound, [email, link]))[0]
}

const resetLinkUsed: Statement = {
  name: 'accounts-reset-link-used',
  text: `update mailed_codes set used_at = now() where ${isLiveLink} returning id`,
}

/** Uses up the secret of a reset link, from any client. False if it is unknown, expired or used. */
export async function useResetLink(tx: Database, email: string, link: Buffer): Promise<boolean> {
  return (await tx.query(resetLinkUsed, [email, link])).length > 0
}

const codesDeleted: Statement = {
  name: 'accounts-codes-deleted',
  text: 'delete from mailed_codes where email = lower($1) and purpose = $2',
}

/** Voids every code of an email, for all clients. */
export async function deleteCodes(tx: Database, email: string, purpose: Purpose): Promise<void> {
  await tx.query(codesDeleted, [email, purpose])
}

const verificationFound: Statement = {
  name: 'accounts-verification-found',
  text: 'select 1 from verified_emails where email = lower($1) and browser = $2 and expires_at > now()',
}

/** Whether this browser has verified the email within the last half hour. */
export async function isVerified(database: Database, email: string, browser: Buffer): Promise<boolean> {
  return (await database.query(verificationFound, [email, browser])).length > 0
}

const verificationsDeleted: Statement = {
  name: 'accounts-verifications-deleted',
  text: 'delete from verified_emails where email = lower($1)',
}

/** Deletes every verification of an email, once it has an account. */
export async function deleteVerifications(tx: Database, email: string): Promise<void> {
  await tx.query(verificationsDeleted, [email])
}
