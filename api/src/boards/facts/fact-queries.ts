import type { Facts, FactType } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'

/** A post with its facts; null without any. */
export interface DescribedPost {
  readonly facts: Facts | null
}

const factsFound: Statement = {
  name: 'boards-facts-found',
  text: 'select f.facts from posts p left join post_facts f on f.post_id = p.id where p.id = $1',
}

/** The facts of a post; undefined if there is no such post. */
export async function findFacts(database: Database, id: number): Promise<DescribedPost | undefined> {
  return (await database.query<DescribedPost>(factsFound, [id]))[0]
}

const ownType: Statement = {
  name: 'boards-facts-own-type',
  text: 'select type from posts where id = $1 and user_id = $2',
}

/** The board of a member's own post; undefined if it is another member's or gone. */
export async function findOwnType(
  database: Database,
  id: number,
  ownerId: number,
): Promise<FactType | 'qb' | undefined> {
  return (await database.query<{ type: FactType | 'qb' }>(ownType, [id, ownerId]))[0]?.type
}

const factsWritten: Statement = {
  name: 'boards-facts-written',
  text: `insert into post_facts (post_id, type, region, jstatus, facts)
    select id, type, region, jstatus, $2::jsonb from posts where id = $1
    on conflict (post_id) do update set facts = excluded.facts, region = excluded.region, jstatus = excluded.jstatus`,
}

/** Replaces the facts of a post that the transaction has locked. */
export async function writeFacts(tx: Database, id: number, facts: Facts): Promise<void> {
  await tx.query(factsWritten, [id, JSON.stringify(facts)])
}

const factsDeleted: Statement = {
  name: 'boards-facts-deleted',
  text: 'delete from post_facts where post_id = $1',
}

/** Removes the facts of a post. */
export async function deleteFacts(tx: Database, id: number): Promise<void> {
  await tx.query(factsDeleted, [id])
}
