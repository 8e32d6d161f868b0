import { type Language, limits, type Social, type StaffRole } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** A duration as an SQL interval. */
export const interval = (milliseconds: number) => `interval '${milliseconds / 1000} seconds'`

/** A member with the hash of their password. */
export interface User {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly nick: string
  readonly password_hash: string
  readonly operator: boolean
  readonly banned: boolean
  /** The language of mails to the member; null if unknown. */
  readonly language: string | null
  /** When the account will be deleted; null or absent if nobody asked for it. */
  readonly deletion_due?: Date | null
}

/** The provider of a login, as it is stored with the token. */
export type StoredSocial = Omit<Social, 'token'>

/** A valid sign-in and its member. */
export interface SignIn {
  readonly user_id: number
  readonly email: string
  readonly name: string
  readonly nick: string
  readonly marker: string
  readonly operator: boolean
  readonly roles: readonly StaffRole[]
  readonly suspended_until: Date | null
  readonly limited_until: Date | null
  /** The language of mails to the member; null if unknown. */
  readonly language: string | null
  /** The member is an operator with a passkey as second factor. */
  readonly has_passkey: boolean
  /** The passkey was used in this sign-in within 15 minutes. */
  readonly verified: boolean
  /** The last use was noted over an hour ago. */
  readonly stale: boolean
  /** The provider of the login; null for another login. */
  readonly social: StoredSocial | null
}

/** The registry's own calls grant and revoke operators. This only reads who is one. */
export const isOperator = 'exists (select from operators o where o.user_id = u.id) as operator'

const operatorNicks: Statement = {
  name: 'accounts-operator-nicks',
  // No member may take the name of former members either.
  text: `select u.nick from users u
    where (u.email = '' or exists (select from operators o where o.user_id = u.id)) and u.id is distinct from $1`,
}

/** The nicks of the operators, except one member's own. */
export async function findOperatorNicks(database: Database, except?: number): Promise<string[]> {
  return (await database.query<{ nick: string }>(operatorNicks, [except ?? null])).map(({ nick }) => nick)
}

const userInserted: Statement = {
  name: 'accounts-user-inserted',
  text: `insert into users (email, name, nick, password_hash) values ($1, $2, $3, $4)
    on conflict (lower(email)) do nothing
    returning id, email, name, nick, password_hash, false as operator, false as banned, language`,
}

/** Adds a member; undefined if the email is taken, also by a concurrent sign-up. */
export async function insertUser(
  tx: Database,
  user: Pick<User, 'email' | 'name' | 'nick' | 'password_hash'>,
): Promise<User | undefined> {
  return (await tx.query<User>(userInserted, [user.email, user.name, user.nick, user.password_hash]))[0]
}

const profileUpdated: Statement = {
  name: 'accounts-profile-updated',
  text: `update users set name = $2, nick = $3, password_hash = coalesce($4, password_hash) where id = $1`,
}

/** Sets name and nick, and the password if a hash is given. */
export async function updateUser(
  tx: Database,
  id: number,
  name: string,
  nick: string,
  passwordHash: string | undefined,
): Promise<void> {
  await tx.query(profileUpdated, [id, name, nick, passwordHash ?? null])
}

const languageStored: Statement = {
  name: 'accounts-language-stored',
  text: 'update users set language = $2 where id = $1 and language is distinct from $2',
}

/** Stores the language in which a member is written to. */
export async function storeLanguage(database: Database, id: number, language: Language): Promise<void> {
  await database.query(languageStored, [id, language])
}

// The share lock conflicts with a password update. If a sign-in and a password change run at once, either the change sees
// this token and voids it, or this statement sees the new hash and inserts nothing. The same holds for the deletion of an
// account.
const tokenInserted: Statement = {
  name: 'accounts-token-inserted',
  text: `insert into tokens (hash, user_id, marker, client, social)
    select $1::bytea, u.id, $2::text, $5::text, $6::jsonb from (
      select id from users where id = $3 and password_hash = $4 and banned_at is null for share
    ) u
    where not exists (select from account_deletions d where d.user_id = u.id and d.begun_at is not null)
    returning user_id`,
}

/** What is stored of a login. */
export interface LoginDetails {
  /** The browser's name, from `clientText`. */
  readonly client: string
  /** The provider, of a login by OpenID Connect. */
  readonly social?: StoredSocial
}

/** Stores a token of a member; false if the password has changed since it was checked. */
export async function insertToken(
  tx: Database,
  hash: Buffer,
  marker: string,
  user: Pick<User, 'id' | 'password_hash'>,
  { client, social }: LoginDetails,
): Promise<boolean> {
  const values = [hash, marker, user.id, user.password_hash, client, social ?? null]
  return (await tx.query(tokenInserted, values)).length > 0
}

const signInByHash: Statement = {
  name: 'accounts-sign-in-by-hash',
  text: `select u.id as user_id, u.email, u.name, u.nick, t.marker, ${isOperator},
      array(select s.role from staff_roles s where s.user_id = u.id order by s.role desc) as roles,
      case when u.suspended_until > now() then u.suspended_until end as suspended_until,
      case when u.limited_until > now() then u.limited_until end as limited_until, u.language,
      exists (select from operators o join passkeys p using (user_id) where o.user_id = u.id and not p.logs_in) as has_passkey,
      coalesce(t.verified_at > now() - ${interval(limits.secondFactorLifetime)}, false) as verified,
      t.used_at < now() - interval '1 hour' as stale, t.social
    from tokens t join users u on u.id = t.user_id
    where t.hash = $1 and t.used_at > now() - ${interval(limits.tokenIdleLifetime)} and u.banned_at is null`,
}

/** The sign-in of a token; undefined if it is unknown, revoked or expired. */
export async function findSignIn(database: Database, hash: Buffer): Promise<SignIn | undefined> {
  return (await database.query<SignIn>(signInByHash, [hash]))[0]
}

const liveTokens: Statement = {
  name: 'accounts-live-tokens',
  text: `select hash from tokens
    where hash = any($1::bytea[]) and used_at > now() - ${interval(limits.tokenIdleLifetime)}`,
}

/** The given tokens that are neither revoked nor expired. */
export async function findLiveTokens(database: Database, hashes: readonly Buffer[]): Promise<Buffer[]> {
  return (await database.query<{ hash: Buffer }>(liveTokens, [hashes])).map(({ hash }) => hash)
}

const tokenUsed: Statement = {
  name: 'accounts-token-used',
  text: 'update tokens set used_at = now() where hash = $1',
}

/** Resets the idle time of a token. */
export async function touchToken(database: Database, hash: Buffer): Promise<void> {
  await database.query(tokenUsed, [hash])
}

const cookiesRenewed: Statement = {
  name: 'accounts-cookies-renewed',
  text: `update tokens set cookies_at = now() where hash = $1 and cookies_at < now() - interval '1 day' returning 1`,
}

/** Whether the cookies of a token are due for renewal, once a day. Marks them as renewed. */
export async function renewCookies(database: Database, hash: Buffer): Promise<boolean> {
  return (await database.query(cookiesRenewed, [hash])).length > 0
}

const tokenDeleted: Statement = {
  name: 'accounts-token-deleted',
  text: 'delete from tokens where hash = $1 returning user_id',
}

/** Voids a token and returns its member; undefined if it was already void. */
export async function deleteToken(database: Database, hash: Buffer): Promise<number | undefined> {
  return (await database.query<{ user_id: number }>(tokenDeleted, [hash]))[0]?.user_id
}

const tokensDeleted: Statement = {
  name: 'accounts-tokens-deleted',
  text: 'delete from tokens where user_id = $1 and hash is distinct from $2',
}

/** Voids every token of a member, except one. */
export async function deleteTokens(tx: Database, userId: number, kept?: Buffer): Promise<void> {
  await tx.query(tokensDeleted, [userId, kept ?? null])
}

const deadTokensDeleted: Statement = {
  name: 'accounts-dead-tokens-deleted',
  text: `with dead as (
      select hash, used_at <= now() - ${interval(limits.tokenIdleLifetime)} as expired
      from (
        select hash, used_at, row_number() over (order by used_at desc, created_at desc) as nth
        from tokens where user_id = $1) numbered
      where nth > ${limits.tokensPerMember} or used_at <= now() - ${interval(limits.tokenIdleLifetime)})
    delete from tokens using dead where tokens.hash = dead.hash
    returning dead.expired`,
}

const allExpiredTokensDeleted: Statement = {
  name: 'accounts-all-expired-tokens-deleted',
  text: `with gone as (
      delete from tokens where used_at <= now() - ${interval(limits.tokenIdleLifetime)} returning 1
    ) select count(*)::integer as count from gone`,
}

/** Deletes the expired tokens of all members, and returns how many. */
export async function deleteAllExpiredTokens(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(allExpiredTokensDeleted))[0]?.count ?? 0
}

/**
 * Deletes the expired tokens of a member, and of the valid ones all but the twenty most recently used.
 * @returns whether a valid one was deleted
 */
export async function deleteDeadTokens(database: Database, userId: number): Promise<boolean> {
  const deleted = await database.query<{ expired: boolean }>(deadTokensDeleted, [userId])
  return deleted.some(({ expired }) => !expired)
}
