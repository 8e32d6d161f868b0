import type { Database, Statement } from '../platform/database/database'

const passwordFound: Statement = {
  name: 'accounts-password-of-member',
  text: 'select password_hash from users where id = $1',
}

/** The hash of a member's password. */
export async function findPasswordHash(database: Database, userId: number): Promise<string> {
  const [row] = await database.query<{ password_hash: string }>(passwordFound, [userId])
  return row?.password_hash ?? ''
}
