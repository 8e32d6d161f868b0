import { limits } from '@within-reach/contract'
import type pg from 'pg'

/** The member with most posts, comments and messages of the filled sizes. */
export const heaviest = 1

/** Statements that fill what the sizes do not have. Each does nothing if it is there already. */
const statements: readonly string[] = [
  // The filled messages came without triggers.
  `insert into conversations (user_id, other_id, number, last_id)
    select member, other, min(id), max(id) from (
      select to_id as member, from_id as other, id from messages where to_deleted_at is null
      union all select from_id, to_id, id from messages where from_deleted_at is null
    ) sides where not exists (select from conversations) group by member, other on conflict do nothing`,
  `insert into bookmarks (user_id, post_id)
    select ${heaviest}, id from posts order by id desc limit ${limits.bookmarks} on conflict do nothing`,
  `insert into saved_searches (user_id, name, list, form, piece, mails)
    select ${heaviest}, 'Search ' || n, jsonb_build_object('type', 'tr', 'search', 'word ' || n, 'region', 'all'), 'word ' || n, 'word', 'none'
    from generate_series(1, ${limits.savedSearches}) n on conflict do nothing`,
  `insert into saved_search_hits (search_id, post_id, unmailed)
    select s.id, p.id, false from saved_searches s, (select id from posts order by id desc limit 200) p
    where s.user_id = ${heaviest} on conflict do nothing`,
  `insert into blocks (blocker_id, blocked_id, number)
    select ${heaviest}, id, id from users where id between 1001 and 1200 on conflict do nothing`,
]

/** Gives the heaviest member a full list of everything that members have. */
export async function fillMember(client: pg.Client): Promise<void> {
  for (const statement of statements) await client.query(statement)
  await client.query('vacuum analyze conversations, bookmarks, saved_searches, saved_search_hits, blocks')
}

/** Ids of what the member has, for the calls that take one. */
export interface OwnIds {
  readonly messages: readonly number[]
  readonly conversations: readonly number[]
}

/** Finds messages and conversations of the heaviest member, the newest first. */
export async function ownIds(client: pg.Client): Promise<OwnIds> {
  const read = async (text: string) =>
    (await client.query<{ id: number }>(text, [heaviest])).rows.map(({ id }) => id)
  return {
    messages: await read('select id from messages where to_id = $1 order by id desc limit 200'),
    conversations: await read(
      'select number as id from conversations where user_id = $1 order by last_id desc limit 200',
    ),
  }
}
