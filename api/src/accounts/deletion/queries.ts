import { type ContentFate, limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'

/**
 * When an account will be deleted: not before a sanction of its member ends. A ban, which has no end, lets nobody in who could ask.
 * @param deletion the alias of the table of deletions
 * @param member that of the table of members
 */
export const deletedAt = (deletion: string, member: string): string =>
  `greatest(${deletion}.due_at, ${member}.suspended_until, ${member}.limited_until)`

const asked: Statement = {
  name: 'accounts-deletion-asked',
  // A member who asks again keeps the first day.
  text: `insert into account_deletions as d (user_id, content, due_at)
    values ($1, $2, now() + ${interval(limits.deletionDelay)})
    on conflict (user_id) do update set content = excluded.content
    returning (select ${deletedAt('d', 'u')} from users u where u.id = d.user_id) as due_at`,
}

/** Stores that a member wants to delete the account, and returns when that happens. */
export async function insertDeletion(tx: Database, userId: number, content: ContentFate): Promise<Date> {
  const [row] = await tx.query<{ due_at: Date }>(asked, [userId, content])
  if (!row) throw new Error('The insert of a deletion returned no day')
  return row.due_at
}

const dueFound: Statement = {
  name: 'accounts-deletion-due',
  text: `select ${deletedAt('d', 'u')} as due_at from account_deletions d join users u on u.id = d.user_id
    where d.user_id = $1`,
}

/** When the account of a member will be deleted, or undefined. */
export async function findDeletion(database: Database, userId: number): Promise<Date | undefined> {
  return (await database.query<{ due_at: Date }>(dueFound, [userId]))[0]?.due_at
}

const takenBack: Statement = {
  name: 'accounts-deletion-taken-back',
  text: 'delete from account_deletions where user_id = $1 and begun_at is null',
}

const begunFound: Statement = {
  name: 'accounts-deletion-begun',
  text: 'select from account_deletions where user_id = $1 and begun_at is not null',
}

/**
 * The member keeps the account.
 * @returns false if its deletion has begun
 */
export async function deleteDeletion(database: Database, userId: number): Promise<boolean> {
  await database.query(takenBack, [userId])
  return (await database.query(begunFound, [userId])).length === 0
}
