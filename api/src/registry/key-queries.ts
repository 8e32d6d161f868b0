import type { Database, Statement } from '../platform/database/database'

const keyInserted: Statement = {
  name: 'registry-key-inserted',
  text: 'insert into registry_keys (purpose, key) values ($1, $2) on conflict do nothing',
}

const keyFound: Statement = {
  name: 'registry-key-found',
  text: 'select key from registry_keys where purpose = $1',
}

/** The key for a purpose; undefined if no instance has created it. */
export async function findSharedKey(database: Database, purpose: string): Promise<Buffer | undefined> {
  return (await database.query<{ key: Buffer }>(keyFound, [purpose]))[0]?.key
}

/**
 * The key for a purpose, shared by all instances of the site. The first caller creates it.
 * @param make generates a key if there is none
 */
export async function sharedKey(database: Database, purpose: string, make: () => Buffer): Promise<Buffer> {
  const found = await findSharedKey(database, purpose)
  if (found) return found
  await database.query(keyInserted, [purpose, make()])
  const made = await findSharedKey(database, purpose)
  if (!made) throw new Error(`The key "${purpose}" was deleted while it was created. Start again.`)
  return made
}
