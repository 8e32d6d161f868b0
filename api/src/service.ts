// Long, because it lists every part of the service in the order in which they depend on one another.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createCertainGroup, createIdentifyBrowser, createIdentifyVisitor } from './accounts/identify-browser'
import { createIdentify, createSignedIn } from './accounts/sign-in'
import { buildApp } from './app'
import { contentStores } from './content-stores'
import { createFindMount } from './health/mount-times'
import { createInterlock } from './interlock/interlock'
import { createOpenReviewFromRules } from './moderation/reporting'
import { createCleanup, deleteInBatches } from './platform/cleanup'
import type { EmbeddedServer } from './platform/database/embedded'
import { openReadinessDatabase } from './platform/database/readiness-database'
import type { OpenDatabase } from './platform/database/database'
import { openReads } from './platform/replicas/reads'
import { openSearchLane } from './platform/limits/search-lane'
import { deleteExpired } from './platform/idempotency/queries'
import { openBodies } from './platform/bodies/bodies'
import { createMemberStreams } from './platform/events/member-streams'
import { createSignals } from './platform/events/signals'
import { diskStore } from './platform/files/disk-store'
import { recordingStore, removeDue } from './platform/files/removals'
import { s3Store } from './platform/files/s3-store'
import type { Readiness } from './platform/readiness'
import { createBudgets } from './platform/limits/budgets'
import { createNewcomers } from './platform/limits/newcomers'
import { createGeneralLimit } from './platform/limits/general'
import { createTries, deleteExpiredTries } from './platform/limits/tries'
import { createOutbox } from './platform/mail/outbox'
import { removeOldMailFiles } from './platform/mail/old-mail-files'
import { fileTransport, smtpTransport } from './platform/mail/transport'
import { startMailWorker } from './platform/mail/worker'
import { createPrefetchableCalls } from './platform/prefetchable-calls'
import type { Platform } from './platform/platform'
import type { RegionSwitchboard } from './platform/regions'
import type { Settings } from './platform/settings'
import { openTraces } from './open-traces'
import { readShellRecord } from './platform/shell-record'
import { createViewTickets, type ViewTickets } from './platform/view-tickets'
import { createWithdrawnFiles } from './platform/withdrawal/withdrawn-files'
import { createFindToken } from './registry/access'
import { openCodeKeys } from './registry/code-keys'
import { openPushKeys } from './registry/push-keys'
import { createIdentifyOperator } from './registry/identify-operator'
import { sharedKey } from './registry/key-queries'
import { ensureOwnerToken, ownerTokenLines } from './registry/owner-token'
import { openPublishing } from './registry/publishing'
import { openRegistry, type Registry } from './registry/registry'

/** The dependencies of a service. */
export interface ServiceParts {
  readonly settings: Settings
  readonly log: Logger
  /** Already migrated; it stays open when the service stops. */
  readonly database: OpenDatabase
  /** The embedded server, if the database is in DATA_DIR and no other instance shares it. */
  readonly embedded?: Pick<EmbeddedServer, 'restarts'>
  /** The built shell's folder. Without one, the service answers calls only. */
  readonly shell?: string
  /** Overrides the regions of the registry. */
  readonly regions?: RegionSwitchboard
  /** The current time in milliseconds since 1970; by default the machine's clock. */
  now?(): number
  /** Milliseconds between two rounds of the canary worker; set by tests. */
  readonly canariesEvery?: number
}

/** A service that is ready to listen. */
export interface Service {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly registry: Registry
  /** Every path that it answers itself. */
  readonly addresses: ReadonlySet<string>
  readonly tickets: ViewTickets
  /** For `/readyz` only: a connection apart from the pool. */
  readonly readinessDatabase: OpenDatabase
  /** Stops the service: drains it, closes the listener, and finishes running requests. */
  stop(options?: StopOptions): Promise<void>
}

/** The duration of a stop, in milliseconds. */
export interface StopOptions {
  /** How long new calls are still accepted while `/readyz` answers 503, so that load balancers switch; by default 0. */
  readonly drain?: number
  /** After this time, running requests are aborted. */
  readonly timeout?: number
}

const stopTimeout = 10_000

/** Assembles a service and starts to send its mails, without listening. */
export async function createService({
  settings,
  log,
  database,
  embedded,
  shell,
  regions,
  now,
  canariesEvery,
}: ServiceParts): Promise<Service> {
  const identify = createIdentify(database, settings.publicUrl.startsWith('https:'))
  const identifyVisitor = createIdentifyVisitor(identify, settings.publicUrl)
  const publishing = await openPublishing({ database, settings, log, identifyVisitor, now })
  const ownerToken = await ensureOwnerToken(database, settings.dataDir, embedded !== undefined)
  const line = ownerTokenLines[ownerToken]
  if (line) log[ownerToken === 'made' ? 'info' : 'warn'](line)
  const bodies = await openBodies(settings)
  const signals = createSignals(database, log)
  const addresses = new Set<string>()
  const tickets = createViewTickets(await sharedKey(database, 'view', () => randomBytes(32)), now)
  const registry = await openRegistry({
    database,
    signals,
    log,
    environment: settings.environment,
    offline: settings.offline,
    framedRemotes: settings.framedRemotes,
    secure: settings.publicUrl.startsWith('https:'),
    shell: shell === undefined ? undefined : await readShellRecord(shell),
    addresses,
    own: {
      site: new URL(settings.publicUrl).origin,
      key: publishing.signing.publicKey,
      extraKeys: publishing.signing.extraPublicKeys,
    },
    overridesOf: publishing.overrides.of,
    mountOf: createFindMount(settings.environment),
    now,
  }).catch(async (error: unknown) => {
    await signals.close()
    throw error
  })
  const mailFolder = path.join(settings.dataDir, 'mail')
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : fileTransport(mailFolder, settings.mailFrom, log)
  const traces = await openTraces(settings, database, log)
  const worker = startMailWorker(database, transport, log, traces?.tracing)
  const store = settings.s3 ? s3Store(settings.s3) : diskStore(settings.filesDir)
  const files = recordingStore(store, database)
  const connectionString = database.pool.options.connectionString ?? ''
  const searches = openSearchLane(
    connectionString,
    (error) => log.warn({ err: error }, 'an idle database connection broke; the pool opens another'),
    Math.max(1, settings.databaseReadUrls.length),
  )
  const reads = openReads({
    primary: { database, searches: searches.database },
    urls: settings.databaseReadUrls,
    secure: settings.publicUrl.startsWith('https:'),
    log,
  })
  signals.on('withdrawn', reads.avoidReplicas)
  const cleanup = createCleanup(log)
  cleanup.add({ what: 'idempotency keys', run: () => deleteExpired(database) })
  cleanup.add({ what: 'tries', run: () => deleteInBatches(() => deleteExpiredTries(database)) })
  cleanup.add({ what: 'files without a post', run: () => removeDue(database, files) })
  if (!settings.smtpUrl)
    cleanup.add({ what: 'mail files', run: () => removeOldMailFiles(mailFolder, Date.now()) })
  const tries = createTries(database)
  const withdrawnFiles = createWithdrawnFiles(database, signals, log)
  const platform: Platform = {
    settings,
    log,
    database,
    reads,
    search: searches.run,
    outbox: createOutbox(database, worker),
    withdrawnFiles,
    openReviewFromRules: createOpenReviewFromRules(contentStores),
    cleanup,
    files,
    bodies,
    codeKeys: await openCodeKeys(database, settings),
    pushKeys: await openPushKeys(database),
    tries,
    budgets: createBudgets(tries, settings.budgets, createNewcomers(database, tries, settings.budgets)),
    interlock: createInterlock(database, cleanup),
    prefetchable: createPrefetchableCalls(),
    regions: regions ?? registry.regions,
    registry,
    signals,
    streams: createMemberStreams({ signedIn: createSignedIn(database), signals, log }),
    identify,
    identifyBrowser: createIdentifyBrowser(identify, settings.publicUrl),
    identifyVisitor,
    certainGroup: createCertainGroup(settings.publicUrl),
    identifyOperator: createIdentifyOperator(identify, createFindToken(database)),
    limitCalls: createGeneralLimit(),
  }
  const readiness: Readiness = { stopping: false }
  const readinessDatabase = openReadinessDatabase(database)
  const end = async (): Promise<void> => {
    registry.end()
    platform.streams.end()
    await withdrawnFiles.stop()
    await signals.close()
    await worker.stop()
    await cleanup.stop()
    files.close()
    await readinessDatabase.close()
    await reads.close()
    await searches.close()
    await traces?.tracing.stop()
  }
  const app = await buildApp({
    platform,
    registry,
    publishing,
    database,
    readinessDatabase,
    reads,
    stores: contentStores,
    readiness,
    addresses,
    embedded,
    shell,
    now,
    canariesEvery,
    tickets,
    traces,
  }).catch(async (error: unknown) => {
    await end()
    throw error
  })
  cleanup.start()
  return {
    app,
    platform,
    registry,
    addresses,
    tickets,
    readinessDatabase,
    async stop({ drain = 0, timeout = stopTimeout } = {}) {
      readiness.stopping = true
      if (drain > 0) await delay(drain)
      const cut = setTimeout(() => app.server.closeAllConnections(), timeout)
      await app.close()
      clearTimeout(cut)
      await end()
    },
  }
}
