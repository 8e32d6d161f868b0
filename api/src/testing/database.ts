import { randomBytes } from 'node:crypto'
import { type OpenDatabase, openDatabase } from '../platform/database/database'
import { createDatabase, templateName } from './cluster'

/**
 * Creates a migrated database for a test file, on the real PostgreSQL of the run.
 * @param through changes its address, for example to that of a proxy
 */
export async function openTestDatabase(
  through: (url: string) => string | Promise<string> = (url) => url,
): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_SERVER
  if (!server) throw new Error('TEST_DATABASE_SERVER is set by the global setup')
  const url = await createDatabase(server, `t_${randomBytes(6).toString('hex')}`, templateName)
  return openDatabase(await through(url), () => {})
}
