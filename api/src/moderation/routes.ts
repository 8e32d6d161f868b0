import type { FastifyInstance } from 'fastify'
import type { Registry as Metrics } from 'prom-client'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import type { ContentStores } from '../platform/withdrawal/content-store'
import { addCleanups } from './cleanups'
import { registerDesk, type TextForms } from './desk-routes'
import { registerMemberSide } from './member-routes'
import { registerModerationMetrics } from './metrics'
import { createWithdrawing } from './withdrawing'

/**
 * Moderation: what members report, what moderators decide about it, and how members appeal.
 * @param stores the content of each kind, from the features that own it
 * @param texts how boards read texts
 * @param monitoring a registry of metrics, and a database separate from the pool of the calls
 */
export function registerModeration(
  app: FastifyInstance,
  platform: Platform,
  stores: ContentStores,
  texts: TextForms,
  monitoring: { readonly metrics: Metrics; readonly metricsDatabase: Database },
): void {
  const withdrawing = createWithdrawing(platform, stores)
  registerMemberSide(app, platform, stores)
  registerDesk(app, platform, withdrawing, texts)
  addCleanups(platform, withdrawing)
  registerModerationMetrics(monitoring.metrics, monitoring.metricsDatabase)
  platform.interlock.onHardFinding(({ subject: kind, id, categories }, tx) =>
    platform.openReviewFromRules(tx, { kind, id, categories }),
  )
}
