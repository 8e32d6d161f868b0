import type { Database, Statement } from '../platform/database/database'

/** What was checked about a member. A row may have expired. */
export interface BadgeRecord {
  readonly created_at: Date
  readonly domain: string | null
  readonly domain_checked_at: Date | null
  readonly domain_expires_at: Date | null
  readonly papers_seen_at: Date | null
  readonly papers_expire_at: Date | null
}

const badgesOfMember: Statement = {
  name: 'badges-of-member',
  text: `select u.created_at, d.domain, d.checked_at as domain_checked_at, d.expires_at as domain_expires_at,
      p.granted_at as papers_seen_at, p.expires_at as papers_expire_at
    from users u
    left join domain_badges d on d.user_id = u.id
    left join lateral (
      select granted_at, expires_at from papers_seen
      where user_id = u.id and revoked_at is null order by expires_at desc, id desc limit 1
    ) p on true
    where u.id = $1`,
}

/** What was checked about a member, or undefined if there is none. */
export async function findBadges(database: Database, userId: number): Promise<BadgeRecord | undefined> {
  return (await database.query<BadgeRecord>(badgesOfMember, [userId]))[0]
}

/** The messages of each folder that are considered. A member with more has enough new ones. */
const considered = 500

/**
 * A talk begins with the first message of two people, or after a day without one: a closing "thank you" asks nothing. A question is
 * the first message of a talk by the other person; the next talk repeats it if nobody answered meanwhile. One without an answer
 * counts as slow after three days, and not at all before. Messages of blocked members were not delivered.
 */
const answersTimed: Statement = {
  name: 'badges-answers-timed',
  // The oldest messages of a full folder have no counterpart in the other folder if that one reaches less far back.
  text: `with received as (
      select from_id as other, id, created_at, true as asks from messages
      where to_id = $1 and to_deleted_at is null and from_id <> $1 order by id desc limit ${considered}
    ), sent as (
      select to_id as other, id, created_at, false as asks from messages
      where from_id = $1 and from_deleted_at is null and to_id <> $1 order by id desc limit ${considered}
    ), both_ways as (
      select * from (select * from received union all select * from sent) all_of_both
      where id >= coalesce(greatest(
        (select min(id) from received having count(*) = ${considered}),
        (select min(id) from sent having count(*) = ${considered})), 0)
    ), ordered as (
      select other, id, created_at, asks,
        coalesce(created_at - lag(created_at) over talk > interval '1 day', true) as begins,
        min(created_at) filter (where not asks) over (talk rows between 1 following and unbounded following) as answered_at
      from both_ways
      window talk as (partition by other order by id)
    ), opening as (
      select other, created_at, answered_at, asks, lag(asks) over (partition by other order by id) as asked_before
      from ordered where begins or not asks
    ), timed as (
      -- PostgreSQL before 17 has no infinite intervals.
      select other, case when answered_at is null then 'infinity'::float8
        else extract(epoch from answered_at - created_at)::float8 end as seconds
      from opening
      where asks and asked_before is distinct from true and created_at > now() - interval '90 days'
        and (answered_at is not null or created_at < now() - interval '3 days')
    )
    select count(distinct other)::integer as people,
      coalesce(percentile_disc(0.5) within group (order by seconds), 'infinity') as seconds
    from timed`,
}

/** How many people asked a member in the last 90 days, and the median time until the answer, in seconds. */
export async function timeAnswers(
  database: Database,
  userId: number,
): Promise<{ readonly people: number; readonly seconds: number }> {
  const [row] = await database.query<{ people: number; seconds: number }>(answersTimed, [userId])
  return row ?? { people: 0, seconds: Infinity }
}
