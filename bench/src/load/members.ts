import pg from 'pg'
import { signInAs } from '../api/member'
import { passwordHash } from './offered-calls'

/**
 * Adds members to an empty database and signs them in.
 * @returns their bearers
 */
export async function addMembers(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into users (email, name, nick, password_hash)
        select 'member' || n || '@example.com', 'member ' || n, 'member' || n, $2 from generate_series(1, $1) as n`,
      [count, passwordHash],
    )
    const tokens: string[] = []
    for (let member = 1; member <= count; member++) tokens.push(await signInAs(client, member))
    return tokens
  } finally {
    await client.end()
  }
}
