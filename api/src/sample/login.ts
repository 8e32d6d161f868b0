import type { Database } from '../platform/database/database'
import { readMembers } from './content'
import { hasMember } from './queries'

/**
 * Finds a member of the sample content with a published password.
 * @param folder the content as data
 * @returns undefined if the site has none of them
 */
export async function findSampleLogin(
  database: Database,
  folder: string,
): Promise<{ readonly email: string; readonly password: string } | undefined> {
  for (const { email, password } of await readMembers(folder)) {
    if (password !== undefined && (await hasMember(database, email.toLowerCase()))) return { email, password }
  }
  return undefined
}
