import type { Database, Statement } from '../platform/database/database'

const listeningFound: Statement = {
  name: 'cases-listening-found',
  text: `select user_id as id from staff_roles where role = 'agent' and user_id = any ($2)
    union select user_id from cases where $3 and id = any ($1) and user_id = any ($2)`,
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
