import type { Database, Statement } from '../platform/database/database'

const turnTaken: Statement = {
  name: 'sample-turn-taken',
  text: 'select pg_advisory_xact_lock($1)',
}

/** Lets one of several starting instances continue; the others wait for the end of its transaction. */
export async function takeTurn(tx: Database): Promise<void> {
  // An arbitrary number; it must be unique among our advisory locks.
  await tx.query(turnTaken, [7_218_405])
}

const somethingFound: Statement = {
  name: 'sample-something-found',
  text: 'select exists (select from users) or exists (select from posts) as found',
}

/** Whether there is any member or post. */
export async function isInUse(tx: Database): Promise<boolean> {
  return (await tx.query<{ found: boolean }>(somethingFound))[0]?.found ?? true
}

/** The tables whose rows can be backdated. */
export type Dated = 'users' | 'posts' | 'comments' | 'messages'

/** Backdates the newest row of a table, because the features always use the current time. */
export async function dateNewest(tx: Database, table: Dated, at: Date): Promise<void> {
  const text = `update ${table} set created_at = $1 where id = (select max(id) from ${table})`
  await tx.query({ name: `sample-${table}-dated`, text }, [at])
}

const memberFound: Statement = {
  name: 'sample-member-found',
  text: 'select exists (select from users where lower(email) = $1) as found',
}

/** Whether there is a member with an email, in lower case. */
export async function hasMember(database: Database, email: string): Promise<boolean> {
  return (await database.query<{ found: boolean }>(memberFound, [email]))[0]?.found ?? false
}
