import { registryHealth, reportHealth } from '@within-reach/contract'
import { versionsOf } from '@within-reach/registry'
import type { FastifyInstance } from 'fastify'
import type { Registry as Metrics } from 'prom-client'
import { handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { isFromOtherSite } from '../platform/same-origin'
import type { ViewTickets } from '../platform/view-tickets'
import { startCanaryWorker } from './canary-worker'
import { createCounts } from './counts'
import { hasCanary, judgeCanary } from './judge-canary'
import { createHealthMetrics } from './metrics'
import { presentVersion } from './presenter'
import { createShares } from './shares'
import { createReportTaker } from './take-reports'
import { findFaults, findHours, findTimes } from './version-queries'
import { createVitalCounts } from './vital-counts'
import { findDayOfVitals } from './vital-queries'
import { createVitalShares } from './vital-shares'
import { startHealthWriter } from './writer'

export interface HealthParts {
  /** The metrics registry of `/metrics`. */
  readonly metrics: Metrics
  /** The tickets in pages. */
  readonly tickets: Pick<ViewTickets, 'read'>
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds between two rounds of the canary worker; set by tests. */
  readonly canariesEvery?: number
}

/** The health of versions: browser reports, what operators see of them, and the canary worker. */
export function registerVersionHealth(
  app: FastifyInstance,
  platform: Platform,
  { metrics: metricsRegistry, tickets, now = Date.now, canariesEvery }: HealthParts,
): void {
  const { database, registry, log, settings } = platform
  const { environment } = registry
  const liveOf = (remote: string) => registry.document().remotes[remote]?.environments[environment]
  const isLive = (remote: string, version: string): boolean => {
    const live = liveOf(remote)
    return live !== undefined && versionsOf(live).includes(version)
  }
  const counts = createCounts()
  const vitalCounts = createVitalCounts()
  const writer = startHealthWriter(counts, vitalCounts, { database, environment, log })
  const worker = startCanaryWorker({ database, registry, log, now, every: canariesEvery })
  const { dropped } = counts
  const metrics = createHealthMetrics({ registry: metricsRegistry, isLive, dropped, canaries: worker })
  const takeReports = createReportTaker({
    counts,
    shares: createShares(now),
    vitalCounts,
    vitalShares: createVitalShares(now),
    metrics,
    isLive,
    canarySince(remote) {
      const since = liveOf(remote)?.canary?.since
      return since === undefined ? undefined : Date.parse(since)
    },
    now,
  })
  app.addHook('onClose', async () => {
    await worker.stop()
    await writer.stop()
  })

  handle(app, platform, reportHealth, async ({ batch, ticket }, { request }) => {
    const view = tickets.read(ticket)
    // Otherwise any site could make its visitors send false reports.
    if (view && !isFromOtherSite(request, settings.publicUrl)) takeReports(view, batch)
    return ok()
  })

  handle(app, platform, registryHealth, async ({ remote }) => {
    const live = liveOf(remote)
    if (!live) throw errors.notFound(`${remote} that is live here`)
    const versions = [...new Set(versionsOf(live))]
    const [hours, times, vitals, faults] = await Promise.all([
      findHours(database, environment, remote, versions),
      findTimes(database, environment, remote, versions),
      findDayOfVitals(database, environment, remote, versions),
      findFaults(database, environment, remote, versions),
    ])
    const figures = { hours, times, vitals, faults, now: now() }
    return ok({
      versions: versions.map((version) => presentVersion(version, figures)),
      ...(hasCanary(live) && { canary: await judgeCanary(database, environment, remote, live, now()) }),
    })
  })
}
