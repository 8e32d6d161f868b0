import { openDatabase } from '../../platform/database/database'
import { AppError } from '../../platform/errors'
import { describeServer, type ServerState } from '../../platform/replicas/server-state'
import { explainConnection, serverOf } from './database-connection'
import { type Check, error, type Finding, ok, warning } from './finding'

/** The time limit of connecting and of a statement, in milliseconds. */
const timeout = 5000

/** Whether the service can read from its replicas. No finding without replicas. */
export const checkReplicas: Check = async ({ settings: { databaseUrl, databaseReadUrls } }) => {
  if (databaseUrl === undefined || databaseReadUrls.length === 0) return []
  const primary = await describeAt(databaseUrl)
  return Promise.all(
    databaseReadUrls.map(async (url) => {
      const replica = await describeAt(url)
      return 'failure' in replica
        ? explainConnection(replica.failure, url, 'DATABASE_READ_URL')
        : judgeReplica(replica, 'failure' in primary ? undefined : primary, serverOf(url))
    }),
  )
}

async function describeAt(url: string): Promise<ServerState | { readonly failure: NodeJS.ErrnoException }> {
  const database = openDatabase(url, () => {}, {
    connections: 1,
    connectWithin: timeout,
    statementTimeout: timeout,
  })
  try {
    return await describeServer(database)
  } catch (failure) {
    return { failure: (failure instanceof AppError ? failure.cause : failure) as NodeJS.ErrnoException }
  } finally {
    await database.close()
  }
}

/** Bytes of the log. A busy site writes them in some seconds. */
const muchLog = 64n * 1024n * 1024n

/**
 * @param primary undefined if it does not answer, which is a finding of its own
 * @param server its name for people
 */
export function judgeReplica(
  replica: ServerState,
  primary: ServerState | undefined,
  server: string,
): Finding {
  if (!primary) return ok(`The server at ${server} answers. It cannot be compared with the database now.`)
  if (replica.system !== primary.system)
    return error(
      `The server at ${server} is no replica of the database in DATABASE_URL, and gets no reads.`,
      'Copy the database with pg_basebackup, or correct DATABASE_READ_URL.',
    )
  if (replica.started === primary.started && !replica.recovering)
    return warning(
      `The server at ${server} is the database itself.`,
      'Remove it from DATABASE_READ_URL: it serves these reads anyway.',
    )
  if (!replica.recovering)
    return error(
      `The server at ${server} was promoted: it accepts writes, as the database in DATABASE_URL does.`,
      'Name it in DATABASE_URL and end the old one, or copy it again.',
    )
  const behind = primary.position - replica.position
  if (behind > muchLog)
    return warning(
      `The replica at ${server} is ${behind / 1024n / 1024n} MB of the log behind.`,
      'Look at pg_stat_replication at the primary. docs/runbooks/replica-behind.md says more.',
    )
  return ok(`The replica at ${server} follows the database.`)
}
