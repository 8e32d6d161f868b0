import pg from 'pg'
import { inspectEmbedded } from '../../platform/database/embedded'
import { givesSessions } from '../../platform/database/gives-sessions'
import { compareSchema, wantedExtensions } from '../../platform/database/migrate'
import { explainConnection } from './database-connection'
import { readFacts } from './database-facts'
import {
  judgeClock,
  judgeConnections,
  judgeDurability,
  judgeExtensions,
  judgeRole,
  judgeSchema,
  judgeSessions,
} from './database-judge'
import { measureClock, measureCommit } from './database-measure'
import { type Check, error, type Finding, type Installation, skipped } from './finding'

/** The time limit of connecting and of a statement, in milliseconds. */
const timeout = 5000

/** Whether the service can use its database. */
export const checkDatabase: Check = async (installation) => {
  const { settings } = installation
  if (settings.databaseUrl !== undefined) return checkServer(settings.databaseUrl, installation)
  try {
    const embedded = await inspectEmbedded(settings.dataDir)
    if (!embedded) return [skipped('There is no embedded database yet. The first start creates it.')]
    if (embedded.url === undefined)
      return [
        skipped('The embedded database does not run: the service starts it. Check again while it runs.'),
      ]
    return await checkServer(embedded.url, installation)
  } catch (failure) {
    return [
      error(
        `The embedded database cannot be looked at: ${(failure as Error).message}.`,
        'Run the doctor as the user of the service.',
      ),
    ]
  }
}

async function checkServer(url: string, { migrations }: Installation): Promise<Finding[]> {
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
  } catch (failure) {
    return [explainConnection(failure as NodeJS.ErrnoException, url)]
  }
  try {
    const extensions = await wantedExtensions(migrations)
    const facts = await readFacts(client, extensions)
    return [
      judgeRole(facts, url),
      ...judgeSessions(await givesSessions(url)),
      judgeExtensions(facts, extensions),
      judgeSchema(await compareSchema(client, migrations).catch((failure: Error) => failure)),
      judgeConnections(facts),
      judgeClock(await measureClock(client)),
      judgeDurability(facts, facts.standby ? undefined : await measureCommit(client)),
    ]
  } finally {
    await client.end().catch(() => {})
  }
}
