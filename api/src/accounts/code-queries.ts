import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { interval } from './queries'

/** What a code is for. */
export type Purpose = 'sign-up' | 'reset'

const codeStored: Statement = {
  name: 'accounts-code-stored',
  text: `insert into codes (email, purpose, code, expires_at)
    values (lower($1), $2, $3, now() + ${interval(limits.codeLifetime)})
    on conflict (email) do update set purpose = excluded.purpose, code = excluded.code,
      expires_at = excluded.expires_at, wrong_tries = 0, used_at = null`,
}

/** Makes this the one live code of an email. */
export async function storeCode(tx: Database, email: string, purpose: Purpose, code: string): Promise<void> {
  await tx.query(codeStored, [email, purpose, code])
}

// Skipping locked rows keeps two cleanings from waiting for each other in opposite order.
const lapsedCodesDeleted: Statement = {
  name: 'accounts-lapsed-codes-deleted',
  text: `delete from codes where email in
    (select email from codes where expires_at < now() limit 100 for update skip locked)`,
}
const lapsedVerificationsDeleted: Statement = {
  name: 'accounts-lapsed-verifications-deleted',
  text: `delete from verified_emails where (email, browser) in
    (select email, browser from verified_emails where expires_at < now() limit 100 for update skip locked)`,
}

/** Clears away codes and verifications that have lapsed. */
export async function deleteLapsedCodes(database: Database): Promise<void> {
  await database.query(lapsedCodesDeleted)
  await database.query(lapsedVerificationsDeleted)
}

// One statement, so that the row's lock makes checks wait in line: however many come at once, a sixth wrong try
// finds the code void, and a sign-up code is right only once. The browser's secret is new each time, so that a secret
// which somebody planted there beforehand verifies nothing.
const codeChecked: Statement = {
  name: 'accounts-code-checked',
  text: `with checked as (
      update codes set
        wrong_tries = wrong_tries + (code <> $2)::int,
        used_at = case when code = $2 and purpose = 'sign-up' then now() end
      where email = lower($1) and used_at is null and wrong_tries < ${limits.codeWrongTries} and expires_at > now()
      returning email, purpose, code = $2 as matches
    ), verified as (
      insert into verified_emails (email, browser, expires_at)
      select email, $3::bytea, now() + ${interval(limits.verifiedEmailLifetime)}
      from checked where matches and purpose = 'sign-up'
    ), moved as (
      update verified_emails v set browser = $3::bytea
      from checked where checked.matches and checked.purpose = 'sign-up' and v.browser = $4::bytea and v.email <> checked.email
    )
    select purpose, matches from checked`,
}

/**
 * Tries a code. A right sign-up code is used up and verifies the email for the browser; a right reset code stays
 * for the change of password that follows. A wrong one counts.
 * @param browser SHA-256 of the new secret that the browser will hold
 * @param before SHA-256 of the secret it held, whose other emails stay verified under the new one
 * @returns what the right code was for, or undefined where it was wrong, lapsed or used up
 */
export async function checkCode(
  database: Database,
  email: string,
  code: string,
  browser: Buffer,
  before: Buffer | undefined,
): Promise<Purpose | undefined> {
  const [row] = await database.query<{ purpose: Purpose; matches: boolean }>(codeChecked, [
    email,
    code,
    browser,
    before ?? null,
  ])
  return row?.matches ? row.purpose : undefined
}

const resetCodeUsed: Statement = {
  name: 'accounts-reset-code-used',
  text: `update codes set
      wrong_tries = wrong_tries + (code <> $2)::int,
      used_at = case when code = $2 then now() end
    where email = lower($1) and purpose = 'reset'
      and used_at is null and wrong_tries < ${limits.codeWrongTries} and expires_at > now()
    returning code = $2 as matches`,
}

/** Uses up a reset code; false where it was wrong (which counts), lapsed or used up. */
export async function useResetCode(tx: Database, email: string, code: string): Promise<boolean> {
  const [row] = await tx.query<{ matches: boolean }>(resetCodeUsed, [email, code])
  return row?.matches ?? false
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

/** Forgets every verification of an email, once it has an account. */
export async function deleteVerifications(tx: Database, email: string): Promise<void> {
  await tx.query(verificationsDeleted, [email])
}
