import type { Database, Statement } from '../platform/database/database'

const dueDeleted: Statement = {
  name: 'moderation-withdrawn-due-deleted',
  // What was hidden with a post goes with it.
  text: `with due as (
      select w.id from withdrawn w
      where w.delete_at < now() and w.parent_id is null
        and not exists (select from appeals a where a.decision_id = w.decision_id and a.state = 'open')
      order by w.delete_at limit 100 for update skip locked
    ), gone as (
      delete from withdrawn where id in (select id from due) returning 1
    ) select count(*)::integer as count from gone`,
}

/** Deletes some withdrawn content whose time is over, and returns how much. Its files are recorded for removal. */
export async function deleteDueWithdrawn(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(dueDeleted))[0]?.count ?? 0
}

/** The retention period that the privacy page promises. */
const aYearAgo = `now() - interval '1 year'`

const oldReportsDeleted: Statement = {
  name: 'moderation-old-reports-deleted',
  text: `with gone as (
      delete from reports p using reviews own
      left join reviews root on root.id = own.merged_into
      where own.id = p.review_id and coalesce(root.closed_at, own.closed_at) < ${aYearAgo}
        and (root.id is null or root.state = 'closed')
      returning 1
    ) select count(*)::integer as count from gone`,
}

/** Deletes the reports that ended a year ago, and returns how many. */
export async function deleteOldReports(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(oldReportsDeleted))[0]?.count ?? 0
}

const oldReviewsDeleted: Statement = {
  name: 'moderation-old-reviews-deleted',
  // A decision in force stays, and so does one whose content may come back.
  text: `with old as (
      select r.id from reviews r
      where r.state = 'closed' and r.merged_into is null and r.closed_at < ${aYearAgo} and not exists (
        select from decisions d where d.review_id = r.id and (
          d.reversed_at is null and (d.action = 'ban' or d.until_at > now())
          or exists (select from withdrawn w where w.decision_id = d.id)
          or exists (select from appeals a where a.decision_id = d.id and a.state = 'open')))
      order by r.closed_at limit 500
    ), gone as (
      delete from reviews where id in (select id from old) returning 1
    ) select count(*)::integer as count from gone`,
}

/** Deletes some reviews that ended a year ago, with their decisions and appeals, and returns how many. */
export async function deleteOldReviews(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(oldReviewsDeleted))[0]?.count ?? 0
}

const unfinishedFound: Statement = {
  name: 'moderation-unfinished-bans',
  text: `select d.id, d.user_id from decisions d
    where d.withdraws and d.reversed_at is null and d.action = 'ban' and (
      exists (select from posts where user_id = d.user_id) or exists (select from comments where user_id = d.user_id)
      or exists (select from messages where from_id = d.user_id))
    limit 100`,
}

/** Bans that hide everything, but have not hidden everything yet. */
export async function listUnfinishedBans(
  database: Database,
): Promise<{ readonly id: number; readonly user_id: number }[]> {
  return database.query(unfinishedFound)
}

const reversedFound: Statement = {
  name: 'moderation-unfinished-reversals',
  text: `select distinct d.id from decisions d join withdrawn w on w.decision_id = d.id
    where d.reversed_at is not null and d.withdraws limit 100`,
}

/** Reversed bans that have not restored everything yet. */
export async function listUnfinishedReversals(database: Database): Promise<number[]> {
  return (await database.query<{ id: number }>(reversedFound)).map(({ id }) => id)
}
