import type { Database, Statement } from '../platform/database/database'

const listeningFound: Statement = {
  name: 'cases-listening-found',
  text: `select user_id as id from staff_roles where role = 'agent' and user_id = any ($2)
    union select user_id from cases where $3 and id = any ($1) and user_id = any ($2)`,
}

const newestFound: Statement = {
  name: 'cases-newest-changes-found',
  text: `select member.id,
      (select changed_at from cases where user_id = member.id order by changed_at desc limit 1) as changed
    from unnest($1::integer[]) member(id)`,
}

/** The newest change of the own cases of each of these members; null without a case. */
export async function findNewestChanges(
  database: Database,
  memberIds: readonly number[],
): Promise<readonly { readonly id: number; readonly changed: Date | null }[]> {
  return database.query<{ id: number; changed: Date | null }>(newestFound, [memberIds])
}

/**
 * The members who may see a change of these cases: the agents, and who asked.
 * @param members those to choose from
 * @param visibleToAsker false for a note
 */
export async function findListening(
  database: Database,
  caseIds: readonly number[],
  members: readonly number[],
  visibleToAsker: boolean,
): Promise<number[]> {
  const found = await database.query<{ id: number }>(listeningFound, [caseIds, members, visibleToAsker])
  return found.map(({ id }) => id)
}
