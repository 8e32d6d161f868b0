import type { Database, Statement } from '../platform/database/database'
import type { User } from './queries'

const passwordFound: Statement = {
  name: 'accounts-password-of-member',
  text: 'select password_hash from users where id = $1',
}

/** The hash of a member's password. */
export async function findPasswordHash(database: Database, userId: number): Promise<string> {
  const [row] = await database.query<{ password_hash: string }>(passwordFound, [userId])
  return row?.password_hash ?? ''
}

const passwordUpdated: Statement = {
  name: 'accounts-password-updated',
  text: 'update users set password_hash = $2 where lower(email) = lower($1) returning id, language',
}

/** Sets the password of the member with this email and returns their id and language. */
export async function updatePassword(
  tx: Database,
  email: string,
  hash: string,
): Promise<Pick<User, 'id' | 'language'> | undefined> {
  return (await tx.query<Pick<User, 'id' | 'language'>>(passwordUpdated, [email, hash]))[0]
}
