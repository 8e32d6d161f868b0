import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createIdentifyBrowser } from './accounts/identify-browser'
import { createIdentify, createSignedIn } from './accounts/sign-in'
import { buildApp } from './app'
import type { OpenDatabase } from './platform/database/database'
import { createMemberStreams } from './platform/events/member-streams'
import { createSignals } from './platform/events/signals'
import { diskStore } from './platform/files/disk-store'
import { s3Store } from './platform/files/s3-store'
import type { Readiness } from './platform/health'
import { createGeneralLimit } from './platform/limits/general'
import { createTries } from './platform/limits/tries'
import { createOutbox } from './platform/mail/outbox'
import { fileTransport, smtpTransport } from './platform/mail/transport'
import { startMailWorker } from './platform/mail/worker'
import type { Platform } from './platform/platform'
import type { RegionSwitchboard } from './platform/regions'
import type { Settings } from './platform/settings'
import type { Site } from './site/site'

/** What a service is made of. */
export interface ServiceParts {
  readonly settings: Settings
  readonly log: Logger
  /** Migrated; it stays open when the service stops. */
  readonly database: OpenDatabase
  readonly regions: RegionSwitchboard
  /** The built shell and the registry; a service without them answers calls only. */
  readonly site?: Site
}

/** A service that may listen. */
export interface Service {
  readonly app: FastifyInstance
  readonly platform: Platform
  /**
   * Takes nobody new and finishes what is running.
   * @param patience milliseconds after which running requests are cut off
   */
  stop(patience?: number): Promise<void>
}

/** How long a stop waits for running requests, in milliseconds. */
const stopPatience = 10_000

/** Puts a service together and starts to send its mails; it listens nowhere yet. */
export async function createService({
  settings,
  log,
  database,
  regions,
  site,
}: ServiceParts): Promise<Service> {
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : fileTransport(path.join(settings.dataDir, 'mail'), settings.mailFrom, log)
  const worker = startMailWorker(database, transport, log)
  const files = settings.s3 ? s3Store(settings.s3) : diskStore(path.join(settings.dataDir, 'files'))
  const identify = createIdentify(database)
  const signals = createSignals(database, log)
  const platform: Platform = {
    settings,
    log,
    database,
    outbox: createOutbox(database, worker),
    files,
    tries: createTries(database),
    regions,
    signals,
    streams: createMemberStreams({ signedIn: createSignedIn(database), signals, log }),
    identify,
    identifyBrowser: createIdentifyBrowser(identify, settings.publicUrl),
    limitCalls: createGeneralLimit(),
  }
  const readiness: Readiness = { stopping: false }
  const end = async (): Promise<void> => {
    platform.streams.end()
    await signals.close()
    await worker.stop()
    files.close()
  }
  const app = await buildApp({ platform, database, readiness, site }).catch(async (error: unknown) => {
    await end()
    throw error
  })
  return {
    app,
    platform,
    async stop(patience = stopPatience) {
      readiness.stopping = true
      const cut = setTimeout(() => app.server.closeAllConnections(), patience)
      await app.close()
      clearTimeout(cut)
      await end()
    },
  }
}
