import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { interval } from './queries'

/** A sign-in of a member, as the member sees it. */
export interface SignInRow {
  readonly id: string
  /** The browser's name at the login. */
  readonly client: string
  readonly created_at: Date
  readonly used_at: Date
  readonly current: boolean
}

const signInsListed: Statement = {
  name: 'accounts-sign-ins-listed',
  text: `select id, client, created_at, used_at, hash = $2 as current from tokens
    where user_id = $1 and used_at > now() - ${interval(limits.tokenIdleLifetime)}
    order by hash = $2 desc, used_at desc, id desc limit 100`,
}

/** The sign-ins of a member: first the current one, then by last use. */
export async function listSignIns(
  database: Database,
  userId: number,
  tokenHash: Buffer,
): Promise<SignInRow[]> {
  return database.query<SignInRow>(signInsListed, [userId, tokenHash])
}

const signInDeleted: Statement = {
  name: 'accounts-sign-in-deleted',
  text: 'delete from tokens where id = $1 and user_id = $2 returning id',
}

/** Ends one sign-in of a member; false if they have none with this number. */
export async function deleteSignIn(database: Database, userId: number, id: number): Promise<boolean> {
  return (await database.query(signInDeleted, [id, userId])).length > 0
}
