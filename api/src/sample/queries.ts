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
export type Dated = 'users' | 'posts' | 'comments' | 'messages' | 'saved_searches'

/** Backdates the newest row of a table, because the features always use the current time. */
export async function dateNewest(tx: Database, table: Dated, at: Date): Promise<void> {
  const text = `update ${table} set created_at = $1 where id = (select max(id) from ${table})`
  await tx.query({ name: `sample-${table}-dated`, text }, [at])
}

const caseDated: Statement = {
  name: 'sample-case-dated',
  text: `with entries as (
      update case_entries set created_at = $2 where case_id = $1 and created_at = now()
    ), offers as (
      update case_offers set created_at = $2 where case_id = $1 and created_at = now()
    ), inquiry as (
      update inquiries set created_at = $2 where id = $1 and created_at = now()
    )
    update cases set changed_at = $2, created_at = case when created_at = now() then $2 else created_at end,
      first_answer_at = case when first_answer_at is not null then least(first_answer_at, $2) end
    where id = $1`,
}

/** Backdates what the transaction has just written in a case. */
export async function dateCase(tx: Database, id: number, at: Date): Promise<void> {
  await tx.query(caseDated, [id, at])
}

const postCalled: Statement = {
  name: 'sample-post-called',
  text: 'select id from posts where subject = $1',
}

/** The id of the post with this subject. */
export async function findPostCalled(tx: Database, subject: string): Promise<number | undefined> {
  return (await tx.query<{ id: number }>(postCalled, [subject]))[0]?.id
}

const memberFound: Statement = {
  name: 'sample-member-found',
  text: 'select exists (select from users where lower(email) = $1) as found',
}

/** Whether there is a member with an email, in lower case. */
export async function hasMember(database: Database, email: string): Promise<boolean> {
  return (await database.query<{ found: boolean }>(memberFound, [email]))[0]?.found ?? false
}
