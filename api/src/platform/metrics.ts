import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from './database/database'
import type { FailureCounts } from './error-handler'
import type { MemberStreams } from './events/member-streams'
import { demandOperationsToken } from './operations-token'

export interface MetricsParts {
  readonly database: OpenDatabase
  readonly streams: MemberStreams
  readonly failures: FailureCounts
  /** If set, the required bearer. */
  readonly token?: string
}

/**
 * `/metrics` in Prometheus' text format: the process, the pool, open streams, and every request by route and status.
 * @returns the registry to which features add metrics
 */
export function registerMetrics(app: FastifyInstance, parts: MetricsParts): Registry {
  const { database, streams, failures, token } = parts
  const { pool } = database
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Counter({
    name: 'http_failures_total',
    help: 'Requests answered with 500 or above, by the part that failed',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [part, count] of Object.entries(failures())) this.inc({ part }, count)
    },
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'event_streams_open',
    help: 'Open event streams of members',
    registers: [registry],
    collect() {
      this.set(streams.count())
    },
  })
  /** By route and status, because looking up the labels takes longer than counting. */
  const series = new Map<string, ReturnType<typeof requests.labels>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (config?.endless) return done()
    // By route pattern, not by address: the number of addresses is unbounded.
    const route = url ?? 'none'
    const key = `${reply.statusCode} ${route}`
    let found = series.get(key)
    if (!found) series.set(key, (found = requests.labels({ route, status: reply.statusCode })))
    found.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    demandOperationsToken(request, reply, token)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}
