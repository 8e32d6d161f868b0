import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/**
 * Signs a member in without a password.
 * @returns the bearer
 */
export async function signInAs(client: pg.Client, memberId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await client.query('insert into tokens (hash, user_id, marker) values ($1, $2, $3)', [
    hash,
    memberId,
    'bench',
  ])
  return token
}
