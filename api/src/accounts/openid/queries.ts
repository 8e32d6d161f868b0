import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'
import type { Identity } from './provider'

/** Who came back from a provider, as it is stored until the browser uses it. */
export interface Arrival {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly is_verified: boolean
  readonly name: string
}

const arrivalStored: Statement = {
  name: 'openid-arrival-stored',
  text: `insert into openid_arrivals (secret, issuer, subject, email, is_verified, name, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + ${interval(limits.openidLifetime)})`,
}

/** Stores who came back, for the browser with the secret. */
export async function storeArrival(
  database: Database,
  secretHash: Buffer,
  { issuer, subject, email, emailVerified, name }: Identity,
): Promise<void> {
  await database.query(arrivalStored, [secretHash, issuer, subject, email, emailVerified, name])
}

const arrivalFound: Statement = {
  name: 'openid-arrival-found',
  text: `select issuer, subject, email, is_verified, name from openid_arrivals where secret = $1 and expires_at > now()`,
}

/** Who came back in a browser within the last ten minutes. */
export async function findArrival(database: Database, secretHash: Buffer): Promise<Arrival | undefined> {
  return (await database.query<Arrival>(arrivalFound, [secretHash]))[0]
}

const arrivalUsed: Statement = {
  name: 'openid-arrival-used',
  text: `delete from openid_arrivals where secret = $1 and expires_at > now() returning 1`,
}

/** Uses it up; false if somebody has. */
export async function useArrival(tx: Database, secretHash: Buffer): Promise<boolean> {
  return (await tx.query(arrivalUsed, [secretHash])).length > 0
}

const expiredDeleted: Statement = {
  name: 'openid-expired-arrivals-deleted',
  text: `delete from openid_arrivals where secret in
    (select secret from openid_arrivals where expires_at < now() limit 1000 for update skip locked) returning 1`,
}

/** Deletes some that have expired, and returns how many. */
export async function deleteExpiredArrivals(database: Database): Promise<number> {
  return (await database.query(expiredDeleted)).length
}

const memberFound: Statement = {
  name: 'openid-member-found',
  text: 'select user_id from openid_identities where issuer = $1 and subject = $2',
}

/** The number of the member who logs in with an identity. */
export async function findConnected(
  database: Database,
  { issuer, subject }: Pick<Arrival, 'issuer' | 'subject'>,
): Promise<number | undefined> {
  return (await database.query<{ user_id: number }>(memberFound, [issuer, subject]))[0]?.user_id
}

const connected: Statement = {
  name: 'openid-identity-connected',
  text: `insert into openid_identities (issuer, subject, user_id, email, name) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning 1`,
}

/** Connects an identity to an account; false if it is connected to one, or the account to another identity of the issuer. */
export async function connect(
  tx: Database,
  userId: number,
  { issuer, subject, email, name }: Arrival,
): Promise<boolean> {
  return (await tx.query(connected, [issuer, subject, userId, email, name])).length > 0
}

const found: Statement = {
  name: 'openid-identity-found',
  text: 'select email, created_at from openid_identities where user_id = $1 and issuer = $2',
}

/** The identity of an issuer with which a member logs in. */
export async function findIdentity(
  database: Database,
  userId: number,
  issuer: string,
): Promise<{ readonly email: string; readonly created_at: Date } | undefined> {
  return (await database.query<{ email: string; created_at: Date }>(found, [userId, issuer]))[0]
}

const deleted: Statement = {
  name: 'openid-identity-deleted',
  text: 'delete from openid_identities where user_id = $1 and issuer = $2 returning 1',
}

/** Disconnects a member's identity; false if there is none. */
export async function disconnect(tx: Database, userId: number, issuer: string): Promise<boolean> {
  return (await tx.query(deleted, [userId, issuer])).length > 0
}

// As with passkeys: who had the account for a while may have connected an identity of their own.
const newDeleted: Statement = {
  name: 'openid-new-identities-deleted',
  text: `delete from openid_identities where user_id = $1 and created_at > now() - ${interval(limits.newPasskeyAge)}`,
}

/** Disconnects what was connected within the last seven days. */
export async function deleteNewIdentities(tx: Database, userId: number): Promise<void> {
  await tx.query(newDeleted, [userId])
}

const verified: Statement = {
  name: 'openid-email-verified',
  text: `insert into verified_emails (email, browser, expires_at)
    values (lower($1), $2, now() + ${interval(limits.verifiedEmailLifetime)})
    on conflict (email, browser) do update set expires_at = excluded.expires_at`,
}

/** Counts an email as verified for a browser, as a right code does: the provider has verified it. */
export async function verifyEmail(tx: Database, email: string, browser: Buffer): Promise<void> {
  await tx.query(verified, [email, browser])
}
