import pg from 'pg'

/** Several, because another client of a pooler may take a connection in between. */
const rounds = 5
/** Milliseconds. */
const timeout = 5000

/**
 * Whether each connection is a session of its own. A pooler that pools by transaction or statement gives the same server process
 * to several connections, or several processes to one.
 * @param address a PostgreSQL URL
 * @throws Error if it cannot be reached
 */
export async function givesSessions(address: string): Promise<boolean> {
  const open = () => openSession(address)
  const first = await open()
  const second = await open().catch(async (error: unknown) => {
    await first.close()
    throw error
  })
  try {
    const seen = [new Set<number>(), new Set<number>()] as const
    for (let round = 0; round < rounds; round++) {
      seen[0].add(await first.serverProcess())
      seen[1].add(await second.serverProcess())
    }
    return seen[0].size === 1 && seen[1].size === 1 && ![...seen[0]].some((process) => seen[1].has(process))
  } finally {
    await Promise.all([first.close(), second.close()])
  }
}

async function openSession(address: string) {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: 'within-reach start',
  })
  client.on('error', () => {})
  await client.connect()
  return {
    async serverProcess(): Promise<number> {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      return rows[0]?.pid ?? 0
    },
    close: () => client.end().catch(() => {}),
  }
}
