import { Counter, Gauge, type Registry as Metrics } from 'prom-client'
import { coalesce } from '../coalesce'
import type { Database } from '../database/database'
import { addReadGauge, readInTime } from '../read-gauge'
import type { Outbox } from './outbox'
import { findOutboxState, type OutboxState } from './outbox-queries'

/**
 * The mails in `/metrics`.
 * @param database separate from the pool of the calls
 */
export function registerMailMetrics(metrics: Metrics, database: Database, outbox: Outbox): void {
  const registers = [metrics]
  // These gauges are collected together and share one statement.
  const coalesced = coalesce<OutboxState>()
  const findState = () => coalesced('outbox', () => findOutboxState(database))
  addReadGauge(
    metrics,
    'mail_outbox_oldest_seconds',
    'Age of the oldest waiting mail',
    async () => (await findState()).oldestSeconds,
  )
  addReadGauge(
    metrics,
    'mail_outbox_stuck_seconds',
    'Age of the oldest mail that waits for its turn or for the mail server, and not for its recipient',
    async () => (await findState()).stuckSeconds,
  )
  new Gauge({
    name: 'mail_outbox',
    help: 'Mails that wait to be sent, and mails that were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const state = await readInTime(findState)
      this.set({ state: 'waiting' }, state?.waiting ?? Number.NaN)
      this.set({ state: 'given_up' }, state?.givenUp ?? Number.NaN)
    },
  })
  new Counter({
    name: 'mail_failures_total',
    help: 'Failed tries of this instance to send a mail',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(outbox.failures())) this.inc({ reason }, count)
    },
  })
  metrics.registerMetric(outbox.delays)
  addReadGauge(metrics, 'mail_server_up', '0 while the mail server is unreachable', () =>
    outbox.isServerAway() ? 0 : 1,
  )
}
