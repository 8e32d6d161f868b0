import pg from 'pg'

/**
 * The statement that a call sends, as the database last saw it: what is measured by itself is then what the service runs.
 * @param client a connection of its own
 * @param make makes the call once
 * @throws Error where the statement was too long to be told whole
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
    throw new Error('The statement is longer than the server tells (track_activity_query_size)')
  return last.query
}
