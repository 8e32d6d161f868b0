import type { ContentFate } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** A member whose account is to be deleted now. */
export interface Leaver {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly nick: string
  /** The language of mails; null if unknown. */
  readonly language: string | null
  readonly content: ContentFate
}

/** A sanction in force ends first, so that nobody leaves it behind with a new account. */
const isFree = `u.banned_at is null and coalesce(u.suspended_until, '-infinity') <= now()
  and coalesce(u.limited_until, '-infinity') <= now()`

const dueFound: Statement = {
  name: 'personal-data-due-accounts',
  text: `select u.id, u.email, u.name, u.nick, u.language, d.content
    from account_deletions d join users u on u.id = d.user_id
    where d.due_at <= now() and ${isFree} order by d.due_at limit 100`,
}

/** Members whose week is over, at most a hundred, the longest first. */
export async function listDue(database: Database): Promise<Leaver[]> {
  return database.query<Leaver>(dueFound)
}

// A login locks the same row, and then sees that the deletion has begun.
const locked: Statement = {
  name: 'personal-data-leaver-locked',
  text: `select u.id, u.email, u.name, u.nick, u.language, d.content
    from users u join account_deletions d on d.user_id = u.id
    where u.id = $1 and d.due_at <= now() and ${isFree} for update of u, d`,
}

/** Locks a member until the transaction ends; undefined if the account is gone or is kept after all. */
export async function lockLeaver(tx: Database, id: number): Promise<Leaver | undefined> {
  return (await tx.query<Leaver>(locked, [id]))[0]
}

const begun: Statement = {
  name: 'personal-data-deletion-begun',
  text: `with ended as (delete from tokens where user_id = $1)
    update account_deletions set begun_at = coalesce(begun_at, now()) where user_id = $1`,
}

/** From now on nobody is logged in to the account. */
export async function beginDeletion(tx: Database, id: number): Promise<void> {
  await tx.query(begun, [id])
}

/** The name of the account to which the messages, posts and comments of former members belong. */
export const formerMember = 'Former member (탈퇴한 회원)'

const formerInserted: Statement = {
  name: 'personal-data-former-member-inserted',
  // No login and no sign-up accepts an empty email, and no password has this hash.
  text: `insert into users (email, name, nick, password_hash) values ('', '', $1, '')
    on conflict (lower(email)) do nothing`,
}
const formerFound: Statement = {
  name: 'personal-data-former-member',
  text: `select id from users where email = ''`,
}

/** The account that stands for all former members. The first deletion creates it. */
export async function formerMemberId(tx: Database): Promise<number> {
  await tx.query(formerInserted, [formerMember])
  const [row] = await tx.query<{ id: number }>(formerFound)
  if (!row) throw new Error('There is no account for former members')
  return row.id
}

const userDeleted: Statement = {
  name: 'personal-data-user-deleted',
  text: 'delete from users where id = $1',
}

/** Deletes the account, with every row that refers to it with `on delete cascade`. */
export async function deleteUser(tx: Database, id: number): Promise<void> {
  await tx.query(userDeleted, [id])
}
