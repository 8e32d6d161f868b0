import path from 'node:path'
import type { Logger } from 'pino'
import { createIdentify } from './accounts/sign-in'
import { buildApp } from './app'
import { type OpenDatabase, openDatabase } from './platform/database/database'
import { type EmbeddedServer, startEmbedded } from './platform/database/embedded'
import { migrate } from './platform/database/migrate'
import { diskStore } from './platform/files/disk-store'
import { s3Store } from './platform/files/s3-store'
import type { Readiness } from './platform/health'
import { createGeneralLimit } from './platform/limits/general'
import { createTries } from './platform/limits/tries'
import { createOutbox } from './platform/mail/outbox'
import { fileTransport, smtpTransport } from './platform/mail/transport'
import { startMailWorker } from './platform/mail/worker'
import type { Platform } from './platform/platform'
import type { Settings } from './platform/settings'
import { openRegistryFile } from './site/registry-file'

/** A service that listens. */
export interface RunningService {
  readonly url: string
  /** Takes nobody new, finishes what is running, and ends everything that was started. */
  stop(): Promise<void>
}

/** Where the build put what the service serves. */
export interface Places {
  readonly migrations: string
  readonly shell: string
}

/** How long a stop waits for running requests, in milliseconds. */
const patience = 10_000

/** Starts the whole service: database, migrations, mail worker, then the listener. */
export async function startService(settings: Settings, places: Places, log: Logger): Promise<RunningService> {
  const embedded = settings.databaseUrl === undefined ? await startEmbedded(settings.dataDir, log) : undefined
  const database = openDatabase(settings.databaseUrl ?? embedded?.url ?? '', (error) => {
    log.warn({ err: error }, 'an idle database connection broke')
  })
  try {
    return await serve(settings, places, log, database, embedded)
  } catch (error) {
    await database.close()
    await embedded?.stop()
    throw error
  }
}

async function serve(
  settings: Settings,
  places: Places,
  log: Logger,
  database: OpenDatabase,
  embedded: EmbeddedServer | undefined,
): Promise<RunningService> {
  const migrated = await migrate(database.pool, places.migrations)
  if (migrated.length > 0) log.info({ migrated }, 'database migrated')
  const registry = openRegistryFile(settings.dataDir, (error) =>
    log.error({ err: error }, 'the registry was not read'),
  )
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : fileTransport(path.join(settings.dataDir, 'mail'), settings.mailFrom, log)
  const worker = startMailWorker(database, transport, log)
  const platform: Platform = {
    settings,
    log,
    database,
    outbox: createOutbox(database, worker),
    files: settings.s3 ? s3Store(settings.s3) : diskStore(path.join(settings.dataDir, 'files')),
    tries: createTries(database),
    regions: {
      isOpen: async (remote, region) => (await registry.decision()).remotes[remote]?.regions[region] ?? true,
    },
    identify: createIdentify(database),
    limitCalls: createGeneralLimit(),
  }
  const readiness: Readiness = { stopping: false }
  const site = { settings, registry, shellFolder: places.shell }
  const app = await buildApp({ platform, database, readiness, site })
  const url = await app.listen({ port: settings.port, host: settings.host })
  return {
    url,
    async stop() {
      readiness.stopping = true
      const cut = setTimeout(() => app.server.closeAllConnections(), patience)
      await app.close()
      clearTimeout(cut)
      await worker.stop()
      platform.files.close()
      await database.close()
      await embedded?.stop()
    },
  }
}
