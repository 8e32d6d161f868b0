import type { Database, Statement } from '../database/database'

/** The identity of a request, as hashes. */
export interface CarriedOut {
  /** 0 for a visitor. */
  readonly userId: number
  readonly key: Buffer
  readonly request: Buffer
}

const found: Statement = {
  name: 'idempotency-found',
  text: 'select request, answer from idempotency_keys where user_id = $1 and key = $2',
}

/** The record of a key, or undefined. */
export async function findCarriedOut(
  database: Database,
  { userId, key }: Pick<CarriedOut, 'userId' | 'key'>,
): Promise<{ readonly request: Buffer; readonly answer: unknown } | undefined> {
  return (await database.query<{ request: Buffer; answer: unknown }>(found, [userId, key]))[0]
}

const inserted: Statement = {
  name: 'idempotency-inserted',
  text: `insert into idempotency_keys (user_id, key, request, answer) values ($1, $2, $3, $4)
    on conflict do nothing returning user_id`,
}

/** Records a request. Waits for a concurrent one with the same key. @returns false if that one was recorded */
export async function insertCarriedOut(
  tx: Database,
  { userId, key, request }: CarriedOut,
  answer: unknown,
): Promise<boolean> {
  const json = answer === undefined ? null : JSON.stringify(answer)
  return (await tx.query(inserted, [userId, key, request, json])).length > 0
}

const expired: Statement = {
  name: 'idempotency-expired',
  text: "delete from idempotency_keys where created_at < now() - interval '1 day' returning user_id",
}

/** Deletes the records of more than a day ago and returns how many. */
export const deleteExpired = async (database: Database): Promise<number> =>
  (await database.query(expired)).length
