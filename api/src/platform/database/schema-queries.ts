import type { Database, Statement } from './database'

const newest: Statement = {
  name: 'schema-newest-migration',
  text: 'SELECT max(name) AS name FROM migrations',
}

/** The newest applied migration, such as `0001-accounts`; undefined if there is none. */
export async function findSchemaVersion(database: Database): Promise<string | undefined> {
  return (await database.query<{ name: string | null }>(newest))[0]?.name?.replace(/\.sql$/, '')
}
