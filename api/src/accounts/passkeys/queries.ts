import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'
import type { PasskeyRow } from '../second-factor/queries'
import type { NewPasskey } from '../second-factor/responses'

/** A passkey with its member. */
export interface LoginPasskeyRow extends PasskeyRow {
  readonly user_id: number
  /** False for one of an operator's second factor. */
  readonly logs_in: boolean
  readonly name: string
}

const columns = 'id, user_id, logs_in, name, public_key, counter, transports, created_at, used_at'

const listed: Statement = {
  name: 'accounts-login-passkeys-listed',
  text: `select ${columns} from passkeys where user_id = $1 and logs_in order by created_at, id`,
}

/** The passkeys with which a member logs in, oldest first. */
export const listLoginPasskeys = (database: Database, userId: number): Promise<LoginPasskeyRow[]> =>
  database.query<LoginPasskeyRow>(listed, [userId])

const found: Statement = {
  name: 'accounts-any-passkey-found',
  text: `select ${columns} from passkeys where id = $1`,
}

/** The passkey with this id, of any member and any kind: browsers also offer those of a second factor. */
export async function findPasskey(database: Database, id: string): Promise<LoginPasskeyRow | undefined> {
  return (await database.query<LoginPasskeyRow>(found, [id]))[0]
}

// A password reset ends the sign-in, so it must not be followed by a passkey of that sign-in.
const inserted: Statement = {
  name: 'accounts-login-passkey-inserted',
  text: `insert into passkeys (id, user_id, public_key, counter, transports, name, logs_in)
    select $1::text, user_id, $3::bytea, $4::bigint, $5::text[], $6::text, true from tokens where hash = $7 and user_id = $2
    on conflict do nothing returning id`,
}

/**
 * Adds a passkey of a member who is locked; false if it is already registered, or the sign-in has ended.
 * @param tokenHash of the sign-in that adds it
 */
export async function insertLoginPasskey(
  tx: Database,
  { userId, tokenHash }: { readonly userId: number; readonly tokenHash: Buffer },
  key: NewPasskey & { readonly name: string },
): Promise<boolean> {
  const values = [key.id, userId, key.public_key, key.counter, key.transports, key.name, tokenHash]
  return (await tx.query(inserted, values)).length > 0
}

const deleted: Statement = {
  name: 'accounts-login-passkey-deleted',
  text: 'delete from passkeys where id = $1 and user_id = $2 and logs_in returning name',
}

/** Removes a passkey and returns its name; undefined if the member has none with this id. */
export async function deleteLoginPasskey(
  tx: Database,
  userId: number,
  id: string,
): Promise<string | undefined> {
  return (await tx.query<{ name: string }>(deleted, [id, userId]))[0]?.name
}

const newDeleted: Statement = {
  name: 'accounts-new-login-passkeys-deleted',
  text: `delete from passkeys where user_id = $1 and logs_in and created_at > now() - ${interval(limits.newPasskeyAge)}
    returning name`,
}

/** What a password reset does to the passkeys of a login, by name. */
export interface PasskeysAfterReset {
  readonly removed: readonly string[]
  readonly kept: readonly string[]
}

/** Removes the passkeys of the last seven days, with which only a login is possible. Those of an operator's second factor stay. */
export async function deleteNewLoginPasskeys(tx: Database, userId: number): Promise<PasskeysAfterReset> {
  const removed = await tx.query<{ name: string }>(newDeleted, [userId])
  const kept = await listLoginPasskeys(tx, userId)
  return { removed: removed.map(({ name }) => name), kept: kept.map(({ name }) => name) }
}
