import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'

/** A stored passkey, of a second factor or a login. */
export interface PasskeyRow {
  /** The credential's id, base64url. */
  readonly id: string
  readonly public_key: Buffer
  readonly counter: string
  readonly transports: string[]
  readonly created_at: Date
  readonly used_at: Date | null
}

const passkeysFound: Statement = {
  name: 'accounts-passkeys-found',
  text: `select id, public_key, counter, transports, created_at, used_at from passkeys
    where user_id = $1 and not logs_in order by created_at, id`,
}

/** The passkeys of an operator's second factor, oldest first. */
export const findPasskeys = (database: Database, userId: number): Promise<PasskeyRow[]> =>
  database.query<PasskeyRow>(passkeysFound, [userId])

const passkeyInserted: Statement = {
  name: 'accounts-passkey-inserted',
  text: `insert into passkeys (id, user_id, public_key, counter, transports) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning id`,
}

/** Adds a passkey; false if it is already registered. */
export async function insertPasskey(
  tx: Database,
  userId: number,
  key: Pick<PasskeyRow, 'id' | 'public_key' | 'transports'> & { readonly counter: number },
): Promise<boolean> {
  const values = [key.id, userId, key.public_key, key.counter, key.transports]
  return (await tx.query(passkeyInserted, values)).length > 0
}

const passkeyUsed: Statement = {
  name: 'accounts-passkey-used',
  text: 'update passkeys set counter = $2, used_at = now() where id = $1 returning 1',
}

/** Stores the use of a passkey and its counter, which reveals a copy; false if it was removed meanwhile. */
export async function storePasskeyUse(tx: Database, id: string, counter: number): Promise<boolean> {
  return (await tx.query(passkeyUsed, [id, counter])).length > 0
}

const passkeyDeleted: Statement = {
  name: 'accounts-passkey-deleted',
  text: 'delete from passkeys where id = $1 and user_id = $2 and not logs_in returning id',
}

/** Removes a passkey; false if the member has none with this id. */
export async function deletePasskey(tx: Database, userId: number, id: string): Promise<boolean> {
  return (await tx.query(passkeyDeleted, [id, userId])).length > 0
}

const challengeStored: Statement = {
  name: 'accounts-challenge-stored',
  text: `insert into passkey_challenges (token_hash, challenge, expires_at)
    values ($1, $2, now() + interval '5 minutes')
    on conflict (token_hash) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
}

/** Stores the challenge of a sign-in, replacing the previous one. */
export async function storeChallenge(
  database: Database,
  tokenHash: Buffer,
  challenge: string,
): Promise<void> {
  await database.query(challengeStored, [tokenHash, challenge])
}

const challengeTaken: Statement = {
  name: 'accounts-challenge-taken',
  text: 'delete from passkey_challenges where token_hash = $1 returning challenge, expires_at > now() as live',
}

/** Takes the challenge of a sign-in, once; undefined if there is none or it has expired. */
export async function takeChallenge(database: Database, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await database.query<{ challenge: string; live: boolean }>(challengeTaken, [tokenHash])
  return row?.live ? row.challenge : undefined
}

const signInVerified: Statement = {
  name: 'accounts-sign-in-verified',
  text: `update tokens set verified_at = now() where hash = $1
    returning verified_at + ${interval(limits.secondFactorLifetime)} as until`,
}

/** Marks a sign-in as verified by the second factor, and returns when that expires. */
export async function markVerified(tx: Database, tokenHash: Buffer): Promise<Date> {
  const [row] = await tx.query<{ until: Date }>(signInVerified, [tokenHash])
  return row?.until ?? new Date(0)
}

const codesReplaced: Statement = {
  name: 'accounts-recovery-codes-replaced',
  text: `with gone as (delete from recovery_codes where user_id = $1 and hash <> all ($2::bytea[]))
    insert into recovery_codes (user_id, hash) select $1, unnest($2::bytea[])`,
}

/** Replaces the recovery codes of a member. */
export async function replaceRecoveryCodes(
  tx: Database,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query(codesReplaced, [userId, hashes])
}

const codeUsed: Statement = {
  name: 'accounts-recovery-code-used',
  text: 'delete from recovery_codes where user_id = $1 and hash = any ($2::bytea[]) returning 1',
}

/**
 * Uses up a recovery code; false if it does not match.
 * @param hashes the keyed hashes that it may have
 */
export async function useRecoveryCode(
  tx: Database,
  userId: number,
  hashes: readonly Buffer[],
): Promise<boolean> {
  return (await tx.query(codeUsed, [userId, hashes])).length > 0
}

const codesCounted: Statement = {
  name: 'accounts-recovery-codes-counted',
  text: 'select count(*)::int as count from recovery_codes where user_id = $1',
}

/** The number of a member's unused recovery codes. */
export async function countRecoveryCodes(database: Database, userId: number): Promise<number> {
  return (await database.query<{ count: number }>(codesCounted, [userId]))[0]?.count ?? 0
}
