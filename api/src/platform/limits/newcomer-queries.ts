import type { Database, Statement } from '../database/database'

const newcomerFound: Statement = {
  name: 'newcomer-found',
  // An account that was opened long ago and never used is as new as one of today.
  text: `select u.created_at + $2 * interval '1 day' > now() as young, u.created_at + $2 * interval '1 day' as grown_up,
      exists (select from tokens t where t.user_id = u.id and t.created_at < now() - interval '1 day')
        or exists (select from posts p where p.user_id = u.id and p.created_at < now() - interval '1 day')
        or exists (
          select from messages m where m.from_id = u.id and m.from_deleted_at is null and m.created_at < now() - interval '1 day'
        ) as used
    from users u where u.id = $1`,
}

/** How new a member is. */
export interface Newness {
  /** The account is younger than so many days. */
  readonly young: boolean
  /** When it is so old. */
  readonly grown_up: Date
  /** A sign-in, post or message of theirs is older than a day. */
  readonly used: boolean
}

/** How new a member is, or undefined if there is none. */
export async function findNewness(
  database: Database,
  memberId: number,
  days: number,
): Promise<Newness | undefined> {
  return (await database.query<Newness>(newcomerFound, [memberId, days]))[0]
}
