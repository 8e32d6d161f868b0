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
  text: 'update users set password_hash = $2 where lower(email) = lower($1) returning id, email, language',
}

/** Sets the password of the member with this email, in any case, and returns whom to tell. */
export async function updatePassword(
  tx: Database,
  email: string,
  hash: string,
): Promise<Pick<User, 'id' | 'email' | 'language'> | undefined> {
  return (await tx.query<Pick<User, 'id' | 'email' | 'language'>>(passwordUpdated, [email, hash]))[0]
}
