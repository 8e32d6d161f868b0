import type { FastifyInstance } from 'fastify'
import type { Registry as Metrics } from 'prom-client'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import { registerAsker } from './asker-routes'
import { registerDesk } from './desk-routes'
import { createLinkCookie } from './links'
import { watchCases } from './live'
import { registerCaseMetrics } from './metrics'
import { registerPrivate } from './private-routes'
import { startCaseWorker } from './worker'

export interface CasesParts {
  readonly metrics: Metrics
  /** Separate from the pool of the calls. */
  readonly metricsDatabase: Database
}

/** Each inquiry as a case, from both sides. The database opens a case for each inquiry. */
export function registerCases(app: FastifyInstance, platform: Platform, parts: CasesParts): void {
  const cookie = createLinkCookie(platform.settings.publicUrl.startsWith('https:'))
  const live = watchCases(platform)
  registerAsker(app, platform, cookie)
  registerDesk(app, platform)
  registerPrivate(app, platform, cookie, live)
  registerCaseMetrics(parts.metrics, parts.metricsDatabase)
  const worker = startCaseWorker(platform)
  app.addHook('onClose', async () => {
    await worker.stop()
    await live.stop()
  })
}
