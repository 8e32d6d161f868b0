import type { FastifyInstance } from 'fastify'
import { coalesce } from './coalesce'
import type { Database, OpenDatabase } from './database/database'
import { resultWithin } from './time-limit'

/** Whether the service is ready for visitors. */
export interface Readiness {
  /** True while the service stops, so that a load balancer sends no new visitors. */
  stopping: boolean
}

/** The time limit for the database's answer, in milliseconds: a load balancer does not wait long. */
const timeout = 2000

const ask = { name: 'health-ask', text: 'SELECT 1' }

/**
 * How long an answer to any statement proves that the database answers, in milliseconds. A busy service then needs no further
 * statement for a probe, which would wait behind the others.
 */
const recent = 1000

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers; it is migrated before the service listens.
 * @param database apart from the connections of the calls
 * @param calls the connections of the calls
 */
export function registerReadiness(
  app: FastifyInstance,
  { database, calls }: { readonly database: Database; readonly calls: Pick<OpenDatabase, 'sinceAnswer'> },
  readiness: Readiness,
): void {
  app.get('/healthz', () => ({ status: 'alive' }))
  // Concurrent probes share one statement.
  const coalesced = coalesce<boolean>()
  app.get('/readyz', async (_request, reply) => {
    const reachable =
      calls.sinceAnswer() < recent || (await coalesced('reachable', () => isReachable(database)))
    if (reachable && !readiness.stopping) return { status: 'ready' }
    return reply
      .code(503)
      .header('Retry-After', '5')
      .send({ status: readiness.stopping ? 'stopping' : 'the database is unreachable' })
  })
}

/** Whether the database answers in time. */
export const isReachable = async (database: Database): Promise<boolean> =>
  (await resultWithin(timeout, database.query(ask))) !== undefined
