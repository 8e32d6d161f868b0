import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { limits, login } from '@within-reach/contract'
import { isPasswordQueueFull } from './accounts/passwords'
import { registerAccounts } from './accounts/routes'
import { registerBadges } from './badges/routes'
import { registerBlocks } from './blocks/routes'
import { registerFacts } from './boards/facts/routes'
import { publicPosts } from './boards/public-posts'
import { readablePosts } from './boards/readable-posts'
import { removePostsOf } from './boards/remove-posts-of'
import { registerBoards } from './boards/routes'
import { registerBookmarks } from './bookmarks/routes'
import { searchForm } from './boards/search'
import { registerCases } from './cases/routes'
import { registerVersionHealth } from './health/routes'
import { registerInquiries } from './inquiries/routes'
import { registerInterlock } from './interlock/routes'
import { readableMessages } from './messages/readable-messages'
import { registerMessages } from './messages/routes'
import { registerModeration } from './moderation/routes'
import { registerNotifications } from './notifications/routes'
import { stoppableNews } from './notifications/stoppable'
import { registerPersonalData } from './personal-data/routes'
import { collectAddresses } from './platform/addresses'
import { registerCaching } from './platform/caching'
import { createAdmission } from './platform/admission/admission'
import { registerAdmissionMetrics } from './platform/admission/metrics'
import type { Database, OpenDatabase } from './platform/database/database'
import type { EmbeddedServer } from './platform/database/embedded'
import { answerUnroutable, registerErrorHandler } from './platform/error-handler'
import { registerEvents } from './platform/events/serve'
import { registerFiles } from './platform/files/serve'
import { registerForms } from './platform/forms'
import { registerMailMetrics } from './platform/mail/metrics'
import { registerOperationsMetrics } from './platform/operations-metrics'
import { watchForProxy } from './platform/untrusted-proxy'
import { type Readiness, registerReadiness } from './platform/readiness'
import { registerMetrics } from './platform/metrics'
import { registerOpenApi } from './platform/openapi'
import type { Platform } from './platform/platform'
import { createRequestIds } from './platform/request-id'
import { RequestLog } from './platform/request-log'
import { registerSecurityHeaders } from './platform/security-headers'
import { createSignDecision } from './platform/sign-decision'
import { closeConnectionsOnStop } from './platform/stopping'
import { readableText } from './platform/readable-text'
import { registerReplicaMetrics } from './platform/replicas/metrics'
import type { OpenReads } from './platform/replicas/reads'
import type { PageTraces } from './platform/tracing/page-traces'
import { registerRequestTraces } from './platform/tracing/requests'
import type { Tracing } from './platform/tracing/span'
import type { ViewTickets } from './platform/view-tickets'
import type { ContentStores } from './platform/withdrawal/content-store'
import { registerWhoAmI } from './platform/whoami'
import { registerAccess } from './registry/access-routes'
import { registerProofs } from './registry/proof-routes'
import { registerDevelopment } from './registry/development-routes'
import type { Publishing } from './registry/publishing'
import { registerPublishing } from './registry/publishing-routes'
import type { Registry } from './registry/registry'
import { registerRegistry } from './registry/routes'
import { registerTeamKeys } from './registry/team-key-routes'
import { openShellFiles } from './site/shell-files'
import { registerSite } from './site/site'
import { followHours } from './saved-searches/hours'
import { registerSavedSearches } from './saved-searches/routes'
import { stoppableSearch, stoppableSearches } from './saved-searches/stoppable'
import { registerStopping } from './stop-mails/routes'
import { registerStaff } from './staff/routes'
import { registerTranslation } from './translation/routes'

export interface AppParts {
  readonly platform: Platform
  readonly registry: Registry
  readonly publishing: Publishing
  readonly database: OpenDatabase
  readonly embedded?: Pick<EmbeddedServer, 'restarts'>
  /** For `/readyz` and `/metrics`, which must answer while all others wait for a connection. */
  readonly readinessDatabase: Database
  readonly reads: OpenReads
  /** The content that can be reported and withdrawn. */
  readonly stores: ContentStores
  readonly tickets: ViewTickets
  /** undefined if nothing is traced. */
  readonly traces?: { readonly tracing: Tracing; readonly share: number; readonly pages: PageTraces }
  readonly readiness: Readiness
  /** Collects the paths that the service answers itself. */
  readonly addresses: Set<string>
  /** The built shell's folder. Without one, the service answers calls only. */
  readonly shell?: string
  /** The current time in milliseconds since 1970; by default the machine's clock. */
  readonly now?: () => number
  /** Milliseconds between two rounds of the canary worker; set by tests. */
  readonly canariesEvery?: number
}

/** Milliseconds. */
const serverTimeouts = {
  /** The time limit of a request's body: five files of 10 MB over a slow connection. */
  requestTimeout: 10 * 60_000,
  /** The time limit of its headers, and how often it is checked. */
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  /** How long an idle connection stays open: longer than load balancers keep theirs. */
  keepAliveTimeout: 72_000,
}

/** Builds the service without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { platform, registry, publishing, database, embedded, readinessDatabase } = parts
  const { readiness, addresses, tickets, traces, shell, now } = parts
  const loggerInstance: FastifyBaseLogger = platform.log
  const admission = createAdmission(
    platform.settings.admission,
    platform.log,
    new Map([[login.path, isPasswordQueueFull]]),
  )
  const app = Fastify({
    serverFactory: (handler) => admission.createServer(handler, serverTimeouts),
    loggerInstance,
    trustProxy: platform.settings.trustProxy,
    bodyLimit: limits.bodyBytes,
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: createRequestIds(platform.settings.trustProxy),
    logController: new RequestLog(),
    requestTimeout: serverTimeouts.requestTimeout,
    // While the service stops, a request over an open connection is answered like any other.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable,
  })
  if (traces) registerRequestTraces(app, traces)
  collectAddresses(app, addresses)
  watchForProxy(app, platform.settings)
  closeConnectionsOnStop(app, readiness)
  const failures = registerErrorHandler(app, platform.bodies.pace)
  registerSecurityHeaders(app, platform.settings.publicUrl.startsWith('https:'))
  registerCaching(app)
  registerReadiness(app, { database: readinessDatabase, calls: database }, readiness)
  const { metricsToken } = platform.settings
  const shellVersion = shell === undefined ? undefined : registry.shell.version
  registerWhoAmI(app, shellVersion, metricsToken)
  const metrics = registerMetrics(app, {
    database,
    streams: platform.streams,
    // Fastify does not see the requests that admission refuses.
    failures: () => {
      const counts = failures()
      return { ...counts, capacity: counts.capacity + admission.state().shed }
    },
    token: metricsToken,
  })
  platform.cleanup.report(metrics)
  registerAdmissionMetrics(metrics, admission)
  registerOperationsMetrics(metrics, {
    database: readinessDatabase,
    files: platform.files,
    dataDir: platform.settings.dataDir,
    shell: shellVersion,
    isListening: platform.signals.isListening,
    databaseRestarts: embedded?.restarts,
  })
  registerReplicaMetrics(metrics, parts.reads)
  registerMailMetrics(metrics, readinessDatabase, platform.outbox)
  app.addHook('onClose', async () => admission.end())
  registerOpenApi(app)
  registerForms(app)
  registerDevelopment(app, platform, publishing.development)

  registerAccounts(app, platform)
  registerBoards(app, platform)
  registerFacts(app, platform)
  registerMessages(app, platform)
  registerBlocks(app, platform)
  registerBadges(app, platform)
  registerInquiries(app, platform)
  const monitoring = { metrics, metricsDatabase: readinessDatabase }
  registerCases(app, platform, monitoring)
  registerStaff(app, platform)
  registerModeration(app, platform, parts.stores, { readableText, searchForm }, monitoring)
  registerInterlock(app, platform)
  registerSavedSearches(app, platform, searchForm)
  registerNotifications(app, platform, followHours)
  registerStopping(app, platform, {
    search: stoppableSearch,
    searches: stoppableSearches,
    messages: stoppableNews('messages'),
    comments: stoppableNews('comments'),
    news: stoppableNews('messages', 'comments'),
  })
  registerBookmarks(app, platform)
  registerTranslation(app, platform, { ...readablePosts(platform), ...readableMessages(platform) })
  registerPersonalData(app, platform, (userId) => removePostsOf(platform, userId))
  registerFiles(app, platform)
  registerEvents(app, platform)
  const signDecision = createSignDecision(publishing.signing.sign, now)
  registerRegistry(app, platform, registry, signDecision)
  registerAccess(app, platform)
  await registerPublishing(app, platform, registry, { ...publishing, now })
  registerProofs(app, platform, registry, publishing.signing)
  registerTeamKeys(app, platform, now)
  registerVersionHealth(app, platform, { metrics, tickets, now, canariesEvery: parts.canariesEvery })
  if (shell !== undefined) {
    const { settings, identifyVisitor, certainGroup, prefetchable, signals } = platform
    const posts = publicPosts(platform.reads)
    const { overrides, signing } = publishing
    const own = { settings, shellFolder: shell, registryKey: signing.publicKey }
    const readVersionFile = publishing.files.read
    await registerSite(app, {
      ...own,
      registry,
      overrides,
      identifyVisitor,
      certainGroup,
      posts,
      onWithdrawn(act) {
        signals.on('withdrawn', act)
        signals.onMissed(act)
      },
      shellFiles: await openShellFiles(
        platform.database,
        shell,
        Object.keys(registry.shell.files),
        platform.cleanup,
      ),
      readVersionFile,
      prefetchable,
      tickets,
      pageTraces: traces?.pages,
      sign: signing.sign,
      signDecision,
      now,
    })
  }
  return app
}
