import pg from 'pg'

/**
 * Reads the statement of a call from the database's activity, so that the measured statement is the one that the service runs.
 * @param client a separate connection
 * @param make makes the call once
 * @throws Error if the server truncated the statement
 */
export async function statementOf(client: pg.Client, make: () => Promise<void>): Promise<string> {
  await make()
  const { rows } = await client.query<{ query: string; limit: number }>(
    `select query, pg_size_bytes(current_setting('track_activity_query_size'))::integer as limit from pg_stat_activity
      where application_name = 'within-reach' and state = 'idle' and datname = current_database()
        -- The service also runs other statements; none of them selects from posts in this form.
        and query ~ '^select.* posts p\\s'
      order by state_change desc limit 1`,
  )
  const [last] = rows
  if (!last || last.query.length >= last.limit - 1)
    throw new Error('The server truncates the statement: raise track_activity_query_size')
  return last.query
}
