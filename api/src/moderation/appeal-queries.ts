import { type AppealState, limits, type ReviewState } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

const appealTime = `interval '${limits.appealTime / 1000} seconds'`

const appealInserted: Statement = {
  name: 'moderation-appeal-inserted',
  text: `insert into appeals (decision_id, words)
    select d.id, $3 from decisions d
    where d.id = $1 and d.user_id = $2 and d.action <> 'dismiss' and d.reversed_at is null
      and d.created_at > now() - ${appealTime}
    on conflict (decision_id) do nothing
    returning id`,
}

/** Stores the appeal of a member against a decision about them; undefined if it is too late or reversed, or if there is one. */
export async function insertAppeal(
  tx: Database,
  decisionId: number,
  userId: number,
  words: string,
): Promise<number | undefined> {
  return (await tx.query<{ id: number }>(appealInserted, [decisionId, userId, words]))[0]?.id
}

/** What keeps a decision from an appeal, apart from its age. */
export interface Appealed {
  readonly appealed: boolean
  readonly reversed: boolean
}

const appealedFound: Statement = {
  name: 'moderation-appealed',
  text: `select exists (select from appeals a where a.decision_id = d.id) as appealed, d.reversed_at is not null as reversed
    from decisions d where d.id = $1 and d.user_id = $2 and d.action <> 'dismiss'`,
}

/** Whether a member appealed against a decision, and whether it is reversed; undefined if there is no such decision about them. */
export async function findAppealed(
  database: Database,
  decisionId: number,
  userId: number,
): Promise<Appealed | undefined> {
  return (await database.query<Appealed>(appealedFound, [decisionId, userId]))[0]
}

const page = `limit ${limits.pageSize} offset $2::bigint`
const visible = `from appeals a join decisions d on d.id = a.decision_id where d.user_id <> $1`
const lists: Readonly<Record<ReviewState, readonly [list: Statement, count: Statement]>> = {
  open: [
    {
      name: 'moderation-appeals-open',
      text: `select a.decision_id ${visible} and a.state = 'open' order by a.id ${page}`,
    },
    {
      name: 'moderation-appeals-open-counted',
      text: `select count(*)::integer as total ${visible} and a.state = 'open'`,
    },
  ],
  closed: [
    {
      name: 'moderation-appeals-closed',
      text: `select a.decision_id ${visible} and a.state <> 'open' order by a.closed_at desc, a.id desc ${page}`,
    },
    {
      name: 'moderation-appeals-closed-counted',
      text: `select count(*)::integer as total ${visible} and a.state <> 'open'`,
    },
  ],
}

/** The decisions of one page of the appeals that are not the moderator's own, with the number of all. */
export async function listAppealed(
  database: Database,
  moderatorId: number,
  state: ReviewState,
  offset: number,
): Promise<{ readonly decisionIds: readonly number[]; readonly total: number }> {
  const [list, count] = lists[state]
  const rows = await database.query<{ decision_id: number }>(list, [moderatorId, offset])
  const [found] = await database.query<{ total: number }>(count, [moderatorId])
  return { decisionIds: rows.map(({ decision_id }) => decision_id), total: found?.total ?? 0 }
}

const decisionOfAppeal: Statement = {
  name: 'moderation-decision-of-appeal',
  text: 'select decision_id from appeals where id = $1',
}

/** The decision that an appeal is about. */
export async function findDecisionOf(database: Database, appealId: number): Promise<number | undefined> {
  return (await database.query<{ decision_id: number }>(decisionOfAppeal, [appealId]))[0]?.decision_id
}

const appealClosed: Statement = {
  name: 'moderation-appeal-closed',
  // A trigger refuses the moderator who decided as well.
  text: `update appeals a set state = $3, answer = $4, moderator_id = $2, closed_at = now()
    from decisions d
    where a.id = $1 and a.state = 'open' and d.id = a.decision_id
      and ($2::integer is null or d.moderator_id is distinct from $2) and d.user_id is distinct from $2
    returning a.id`,
}

/**
 * Answers an open appeal.
 * @param moderatorId undefined if the decision is reversed without being judged
 * @param answer what the member is told; may be empty
 * @returns false if it is not open, or if the moderator decided or is concerned
 */
export async function closeAppeal(
  tx: Database,
  id: number,
  moderatorId: number | undefined,
  state: Exclude<AppealState, 'open'>,
  answer: string,
): Promise<boolean> {
  return (await tx.query(appealClosed, [id, moderatorId ?? null, state, answer])).length > 0
}
