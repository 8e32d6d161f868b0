import type { Pool, PoolClient } from 'pg'

/**
 * Does something while every connection of a pool is in use.
 * @param left the number of connections that are free all the same
 * @returns what `act` returns
 */
export async function withoutConnections<Result>(
  pool: Pool,
  act: () => Promise<Result>,
  left = 0,
): Promise<Result> {
  const taken: PoolClient[] = []
  try {
    // One after the other: on a busy machine, opening all at once takes longer than connecting may take.
    while (taken.length < pool.options.max - left) taken.push(await pool.connect())
    return await act()
  } finally {
    for (const client of taken) client.release()
  }
}
