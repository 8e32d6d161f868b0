import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { coalesce } from './coalesce'
import type { Database } from './database/database'

/** Whether the service should get visitors. */
export interface Readiness {
  /** Set while the service stops, so that a balancer sends nobody new. */
  stopping: boolean
}

/** How long the database may take to answer, in milliseconds: a balancer does not wait for long. */
const patience = 2000

const ask = { name: 'health-ask', text: 'SELECT 1' }

/** `/healthz`: the process lives. `/readyz`: the database answers; it is migrated before the service listens. */
export function registerReadiness(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', () => ({ status: 'alive' }))
  // Probes at the same time share one statement.
  const coalesced = coalesce<boolean>()
  app.get('/readyz', async (_request, reply) => {
    const reachable = await coalesced('reachable', () => answers(database))
    if (reachable && !readiness.stopping) return { status: 'ready' }
    return reply
      .code(503)
      .header('Retry-After', '5')
      .send({ status: readiness.stopping ? 'stopping' : 'the database is away' })
  })
}

async function answers(database: Database): Promise<boolean> {
  const answered = new AbortController()
  const asked = database.query(ask).then(
    () => true,
    () => false,
  )
  const late = delay(patience, false, { signal: answered.signal }).catch(() => false)
  const reachable = await Promise.race([asked, late])
  answered.abort()
  return reachable
}
