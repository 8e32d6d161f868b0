import type { Database, Statement } from '../platform/database/database'
import { deletedAt } from './deletion/queries'
import { isOperator, type User } from './queries'

const userSelected = `select id, email, name, nick, password_hash, ${isOperator}, banned_at is not null as banned, language,
      (select ${deletedAt('d', 'u')} from account_deletions d where d.user_id = u.id) as deletion_due
    from users u`

const userByEmail: Statement = {
  name: 'accounts-user-by-email',
  text: `${userSelected} where lower(email) = lower($1)`,
}

/** The member with this email, in any case, or undefined. */
export async function findUser(database: Database, email: string): Promise<User | undefined> {
  return (await database.query<User>(userByEmail, [email]))[0]
}

const userById: Statement = { name: 'accounts-user-by-id', text: `${userSelected} where id = $1` }

/** The member with this number, or undefined. */
export async function findUserById(database: Database, id: number): Promise<User | undefined> {
  return (await database.query<User>(userById, [id]))[0]
}
