import type { Right } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** A stored command-line token. */
export interface TokenRow {
  readonly name: string
  readonly rights: readonly Right[]
  /** Empty means all. */
  readonly remotes: readonly string[]
  readonly expires_at: Date | null
}

const live = '(expires_at is null or expires_at > now())'

const tokenFound: Statement = {
  name: 'registry-token-found',
  text: `select name, rights, remotes, expires_at from deploy_tokens where hash = $1 and ${live}`,
}

/** The token with this hash; undefined if it is unknown, revoked or expired. */
export async function findToken(database: Database, hash: Buffer): Promise<TokenRow | undefined> {
  return (await database.query<TokenRow>(tokenFound, [hash]))[0]
}

const tokenInserted: Statement = {
  name: 'registry-token-inserted',
  text: `with created as (
      insert into deploy_tokens (name, hash, rights, remotes, expires_at, created_by)
      values ($1, $2, $3, $4, $5, $6) on conflict (name) do nothing returning *
    )
    insert into access_changes (who, kind, subject, is_granted, rights, remotes, expires_at)
    select created_by, 'token', name, true, rights, remotes, expires_at from created returning subject`,
}

/** Adds a token; false if its name is taken. */
export async function insertToken(
  database: Database,
  { name, rights, remotes, expires_at }: TokenRow,
  hash: Buffer,
  who: string,
): Promise<boolean> {
  const rows = await database.query(tokenInserted, [name, hash, rights, remotes, expires_at, who])
  return rows.length > 0
}

const tokenByName: Statement = {
  name: 'registry-token-by-name',
  text: 'select name, rights, remotes, expires_at from deploy_tokens where name = $1',
}

/** The token with this name, including an expired one. */
export async function findTokenByName(database: Database, name: string): Promise<TokenRow | undefined> {
  return (await database.query<TokenRow>(tokenByName, [name]))[0]
}

const tokenByIssuer: Statement = {
  name: 'registry-token-by-issuer',
  text: `select name, rights, remotes, expires_at from deploy_tokens
    where substring(hash from 1 for octet_length($1::bytea)) = $1::bytea and ${live} limit 1`,
}

/** The token whose hash begins with these bytes; undefined if it is unknown, revoked or expired. */
export async function findTokenByIssuer(database: Database, bytes: Buffer): Promise<TokenRow | undefined> {
  return (await database.query<TokenRow>(tokenByIssuer, [bytes]))[0]
}

const tokenDeleted: Statement = {
  name: 'registry-token-deleted',
  text: `with revoked as (delete from deploy_tokens where name = $1 returning *)
    insert into access_changes (who, kind, subject, is_granted, rights, remotes, expires_at)
    select $2, 'token', name, false, rights, remotes, expires_at from revoked returning subject`,
}

const expiredDeleted: Statement = {
  name: 'registry-expired-tokens-deleted',
  text: `with gone as (delete from deploy_tokens where expires_at < now() - interval '30 days' returning 1)
    select count(*)::integer as count from gone`,
}

/** Deletes tokens that expired a month ago, and returns how many. Until then, lists show them as expired. */
export async function deleteExpiredTokens(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(expiredDeleted))[0]?.count ?? 0
}

/** Revokes a token; false if none has this name. */
export async function deleteToken(database: Database, name: string, who: string): Promise<boolean> {
  return (await database.query(tokenDeleted, [name, who])).length > 0
}

const tokensListed: Statement = {
  name: 'registry-tokens-listed',
  text: 'select name, rights, remotes, expires_at from deploy_tokens order by name',
}

/** All tokens, including expired ones. */
export async function listTokens(database: Database): Promise<TokenRow[]> {
  return database.query<TokenRow>(tokensListed)
}

const granterFound: Statement = {
  name: 'registry-granter-found',
  text: `select name from deploy_tokens where 'grant' = any (rights) and remotes = '{}' and ${live} limit 1`,
}

/** Whether a token exists that can create every other one. */
export async function hasGranter(database: Database): Promise<boolean> {
  return (await database.query(granterFound)).length > 0
}

const startLocked: Statement = {
  name: 'registry-access-locked',
  text: `select pg_advisory_xact_lock(hashtext('registry access'))`,
}

/** Lets one instance at a time change rights; held until the transaction ends. */
export async function lockAccess(tx: Database): Promise<void> {
  await tx.query(startLocked)
}

const memberFound: Statement = {
  name: 'registry-member-found',
  text: 'select id, email from users where lower(email) = lower($1)',
}

/** The member with this email, in any case. */
export async function findMember(
  database: Database,
  email: string,
): Promise<{ id: number; email: string } | undefined> {
  return (await database.query<{ id: number; email: string }>(memberFound, [email]))[0]
}

const operatorFound: Statement = {
  name: 'registry-operator-found',
  text: 'select user_id from operators where user_id = $1',
}

/** Whether a member is an operator. */
export async function isOperator(database: Database, userId: number): Promise<boolean> {
  return (await database.query(operatorFound, [userId])).length > 0
}

const operatorInserted: Statement = {
  name: 'registry-operator-inserted',
  text: `with granted as (
      insert into operators (user_id, granted_by) values ($1, $2) on conflict do nothing returning user_id, granted_by
    )
    insert into access_changes (who, kind, subject, is_granted)
    select g.granted_by, 'operator', u.email, true from granted g join users u on u.id = g.user_id`,
}

/** Makes a member an operator. */
export async function insertOperator(database: Database, userId: number, who: string): Promise<void> {
  await database.query(operatorInserted, [userId, who])
}

const operatorDeleted: Statement = {
  name: 'registry-operator-deleted',
  text: `with revoked as (delete from operators where user_id = $1 returning user_id)
    insert into access_changes (who, kind, subject, is_granted)
    select $2, 'operator', u.email, false from revoked r join users u on u.id = r.user_id`,
}

/** Ends a member's operator role. */
export async function deleteOperator(database: Database, userId: number, who: string): Promise<void> {
  await database.query(operatorDeleted, [userId, who])
}

/** An operator, and the author of the grant. */
export interface OperatorRow {
  readonly email: string
  readonly granted_at: Date
  readonly granted_by: string
}

const operatorsListed: Statement = {
  name: 'registry-operators-listed',
  text: `select u.email, o.granted_at, o.granted_by from operators o join users u on u.id = o.user_id
    order by lower(u.email)`,
}

/** All operators, by email. */
export async function listOperators(database: Database): Promise<OperatorRow[]> {
  return database.query<OperatorRow>(operatorsListed)
}

/** A change of who may change the registry. */
export interface AccessChangeRow {
  readonly at: Date
  readonly who: string
  readonly kind: 'operator' | 'token'
  readonly subject: string
  readonly is_granted: boolean
  readonly rights: readonly Right[]
  readonly remotes: readonly string[]
  readonly expires_at: Date | null
}

const changesListed: Statement = {
  name: 'registry-access-changes-listed',
  text: `select at, who, kind, subject, is_granted, rights, remotes, expires_at from access_changes
    order by id desc limit $1`,
}

/** The newest changes of operators and tokens, newest first. */
export async function listAccessChanges(database: Database, most: number): Promise<AccessChangeRow[]> {
  return database.query<AccessChangeRow>(changesListed, [most])
}
