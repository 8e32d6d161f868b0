import { type ContentFate, limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'

const asked: Statement = {
  name: 'accounts-deletion-asked',
  // A member who asks again keeps the first day.
  text: `insert into account_deletions as d (user_id, content, due_at)
    values ($1, $2, now() + ${interval(limits.deletionDelay)})
    on conflict (user_id) do update set content = excluded.content
    returning due_at`,
}

/** Stores that a member wants to delete the account, and returns when that happens. */
export async function insertDeletion(tx: Database, userId: number, content: ContentFate): Promise<Date> {
  const [row] = await tx.query<{ due_at: Date }>(asked, [userId, content])
  if (!row) throw new Error('The insert of a deletion returned no day')
  return row.due_at
}

const dueFound: Statement = {
  name: 'accounts-deletion-due',
  text: 'select due_at from account_deletions where user_id = $1',
}

/** When the account of a member will be deleted, or undefined. */
export async function findDeletion(database: Database, userId: number): Promise<Date | undefined> {
  return (await database.query<{ due_at: Date }>(dueFound, [userId]))[0]?.due_at
}

const takenBack: Statement = {
  name: 'accounts-deletion-taken-back',
  text: 'delete from account_deletions where user_id = $1 and begun_at is null',
}

/** The member keeps the account. */
export async function deleteDeletion(database: Database, userId: number): Promise<void> {
  await database.query(takenBack, [userId])
}
