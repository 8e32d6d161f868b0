import pg from 'pg'

/**
 * The statement of a call, as the database last saw it, so that the measured statement is the one that the service runs.
 * @param client a separate connection
 * @param make makes the call once
 * @throws Error if the server truncated the statement
 */
export async function statementOf(client: pg.Client, make: () => Promise<void>): Promise<string> {
  await make()
  const { rows } = await client.query<{ query: string; limit: number }>(
    `select query, pg_size_bytes(current_setting('track_activity_query_size'))::integer as limit from pg_stat_activity
      where application_name = 'within-reach' and state = 'idle' and datname = current_database()
        -- The service has other things to do meta: its other statements name no post so.
        and query ~ '^select.* posts p\\s'
      order by state_change desc limit 1`,
  )
  const [last] = rows
  if (!last || last.query.length >= last.limit - 1)
    throw new Error('The server truncates the statement: raise track_activity_query_size')
  return last.query
}
