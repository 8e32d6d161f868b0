import pg from 'pg'
import { inspectEmbedded } from '../../platform/database/embedded'
import { type Check, type Finding, ok, skipped, warning } from './finding'

/** The time limit of connecting and of a statement, in milliseconds. */
const timeout = 5000
/** The age in hours above which the alert fires (deploy/monitoring/rules.yml). */
const oldAfter = 30

/** When the last backup was made. */
export const checkBackups: Check = async ({ settings }) => {
  const url = settings.databaseUrl ?? (await inspectEmbedded(settings.dataDir).catch(() => undefined))?.url
  if (url === undefined) return [skipped('The database has the time of the last backup, and does not run.')]
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: 'within-reach doctor',
  })
  // An error event without a listener would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ kind: string; hours: number }>(
      'select kind, extract(epoch from now() - ended_at)::float8 / 3600 as hours from backups order by ended_at desc limit 1',
    )
    return [judgeBackup(rows[0])]
  } catch {
    return [skipped('The time of the last backup cannot be read. See the findings about the database.')]
  } finally {
    await client.end().catch(() => {})
  }
}

/** @param last the newest recorded backup, and its age in hours; undefined if there is none */
export function judgeBackup(last: { readonly kind: string; readonly hours: number } | undefined): Finding {
  if (!last)
    return warning(
      'No backup of this site is recorded.',
      'docs/backups.md says how to make one every night, and how to record those of another program.',
    )
  const text = `The last backup is ${age(last.hours)} old (${last.kind}).`
  return last.hours <= oldAfter ? ok(text) : warning(text, 'Look at the log of the backup: docs/backups.md.')
}

const age = (hours: number): string =>
  hours < 48 ? `${Math.max(0, Math.round(hours))} hours` : `${Math.round(hours / 24)} days`
