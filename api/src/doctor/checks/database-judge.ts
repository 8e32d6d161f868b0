import { connectionsOfInstance } from '../../platform/database/connections'
import type { SchemaDifference } from '../../platform/database/migrate'
import { serverOf } from './database-connection'
import type { DatabaseFacts } from './database-facts'
import type { ClockDifference } from './database-measure'
import { error, type Finding, ok, skipped, warning } from './finding'

/** The role must own its database, which then trusts it with the extensions. */
export function judgeRole(facts: DatabaseFacts, url: string): Finding {
  const { version, database, role, standby, owns, superuser, may_create } = facts
  const server = serverOf(url)
  if (standby)
    return error(
      `The database at ${server} is a standby, which nobody can write to.`,
      'Name the primary in DATABASE_URL.',
    )
  if (!owns && !may_create)
    return error(
      `The role ${role} may not create tables in the database ${database}.`,
      `Run as its owner or as a superuser: ALTER DATABASE ${database} OWNER TO ${role}`,
    )
  if (superuser)
    return warning(
      `The service connects as ${role}, a superuser: a mistake in the service could reach every database.`,
      `Use a role that only owns the database ${database}.`,
    )
  if (!owns)
    return warning(
      `The role ${role} does not own the database ${database}, so an upgrade may not be able to create extensions.`,
      `Run as a superuser: ALTER DATABASE ${database} OWNER TO ${role}`,
    )
  return ok(`PostgreSQL ${version} at ${server} answers, and the role ${role} owns the database ${database}.`)
}

/** @param sessions whether each connection is a session. Only the opposite is worth a line */
export const judgeSessions = (sessions: boolean): Finding[] =>
  sessions
    ? []
    : [
        error(
          'A pooler in between gives each transaction another connection, so the service does not start.',
          'Set pool_mode = session in PgBouncer, or name the server itself in DATABASE_URL.',
        ),
      ]

export function judgeExtensions({ extensions }: DatabaseFacts, wanted: readonly string[]): Finding {
  const missing = wanted.filter((name) => !extensions.some((known) => known.name === name))
  if (missing.length > 0)
    return error(
      `The database server does not have the extensions ${missing.join(', ')}.`,
      'Install them there: on Debian they are in the package postgresql-contrib.',
    )
  const due = extensions.filter(({ created }) => !created).map(({ name }) => name)
  if (due.length > 0) return ok(`The next start creates the extensions ${due.join(', ')}.`)
  return ok(`The extensions ${wanted.join(', ')} are there.`)
}

/** PostgreSQL's code for a missing right (its manual, appendix A). */
const forbidden = '42501'

/** @param difference the error of the comparison, for example if a migration changed after it ran */
export function judgeSchema(difference: SchemaDifference | (Error & { readonly code?: string })): Finding {
  if (difference instanceof Error) {
    if (difference.code === forbidden) return skipped('This role may not read the version of the schema.')
    return error(difference.message, 'Run the release that this database belongs to.')
  }
  const { due, unknown } = difference
  if (unknown.length > 0)
    return warning(
      `A newer release migrated this database: ${unknown.join(', ')}.`,
      'During an upgrade this is fine. Otherwise run that release.',
    )
  if (due.length > 0) return ok(`The next start migrates the database: ${due.length} steps, from ${due[0]}.`)
  return ok('The schema is that of this release.')
}

/** @param perInstance the connections that an instance opens */
export function judgeConnections(facts: DatabaseFacts, perInstance = connectionsOfInstance): Finding {
  const { max_connections, reserved, others, role_limit, database_limit } = facts
  const limits = [max_connections - reserved - others, role_limit, database_limit].filter(
    (limit) => limit >= 0,
  )
  const left = Math.min(...limits)
  const instances = Math.floor(left / perInstance)
  const text = `The database has ${left} connections for this site, and an instance opens up to ${perInstance}`
  if (instances < 1)
    return error(
      `${text}.`,
      `Raise max_connections (now ${max_connections}), or the limit of the role or the database, and restart PostgreSQL.`,
    )
  return ok(`${text}: enough for ${instances} ${instances === 1 ? 'instance' : 'instances'}.`)
}

/** Milliseconds. Codes and sign-ins end by these clocks. */
const clocks = { warning: 2000, error: 60_000 }

export function judgeClock({ ahead, tolerance }: ClockDifference): Finding {
  const apart = Math.max(0, Math.abs(ahead) - tolerance)
  if (apart < clocks.warning) return ok('The clocks of the database and of this machine agree.')
  const text = `The clock of the database is ${(apart / 1000).toFixed(1)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`
  const advice = 'Run a time service, such as chrony, on both machines.'
  return apart < clocks.error ? warning(text, advice) : error(text, advice)
}

/** A commit that takes longer makes every post slow, in milliseconds. */
const slowCommit = 50

/** @param commit the time of a commit in milliseconds; undefined if it could not be measured */
export function judgeDurability(
  { fsync, synchronous_commit }: DatabaseFacts,
  commit: number | undefined,
): Finding {
  if (fsync === 'off')
    return error(
      'The database runs with fsync=off: a power cut can destroy it.',
      'Turn fsync on, and restart it.',
    )
  if (synchronous_commit === 'off')
    return warning(
      'The database runs with synchronous_commit=off: a crash loses the newest posts and messages.',
      'Turn synchronous_commit on.',
    )
  if (commit === undefined) return skipped('How long the database takes to write durably was not measured.')
  const text = `The database takes ${commit.toFixed(1)} ms to write durably.`
  return commit < slowCommit
    ? ok(text)
    : warning(text, 'Move it to a faster disk, or find out what else uses the disk.')
}
