import {
  type Facts,
  factsAmong,
  type FieldsOf,
  hasFacts,
  isEmpty,
  type saveFacts,
} from '@within-reach/contract'
import type { Database } from '../../platform/database/database'
import { errors } from '../../platform/errors'
import { lockPost } from '../queries'
import { refusePost } from '../service'
import { deleteFacts, findOwnType, writeFacts } from './fact-queries'

/**
 * Replaces the facts of a member's own post.
 * @returns the facts of its board among the fields
 * @throws invalid (400) for a question, not-owner (403), not-found (404)
 */
export async function replaceFacts(
  database: Database,
  callerId: number,
  { id, ...fields }: FieldsOf<typeof saveFacts>,
): Promise<Facts> {
  const type = (await findOwnType(database, id, callerId)) ?? (await refusePost(database, id))
  if (!hasFacts(type)) throw errors.invalid('id', 'names a question, which has no facts')
  const facts = factsAmong(type, fields)
  await database.transaction(async (tx) => {
    // The post may have been deleted, hidden or moved meanwhile.
    if (!(await lockPost(tx, id, callerId))) throw errors.notFound('such post')
    await (isEmpty(facts) ? deleteFacts(tx, id) : writeFacts(tx, id, facts))
  })
  return facts
}
