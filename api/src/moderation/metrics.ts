import type { Registry as Metrics } from 'prom-client'
import { coalesce } from '../platform/coalesce'
import type { Database } from '../platform/database/database'
import { addReadGauge } from '../platform/read-gauge'
import { findQueueState, type QueueState } from './queue-state-queries'

/**
 * What waits for moderators, in `/metrics`.
 * @param database separate from the pool of the calls
 */
export function registerModerationMetrics(metrics: Metrics, database: Database): void {
  // These gauges are collected together and share one statement.
  const coalesced = coalesce<QueueState>()
  const state = () => coalesced('state', () => findQueueState(database))
  addReadGauge(
    metrics,
    'moderation_reviews_open',
    'Reviews that nobody decided',
    async () => (await state()).reviews,
  )
  addReadGauge(
    metrics,
    'moderation_appeals_open',
    'Appeals that nobody answered',
    async () => (await state()).appeals,
  )
  addReadGauge(
    metrics,
    'moderation_oldest_seconds',
    'The age of the oldest open review or appeal, in seconds',
    async () => (await state()).oldestSeconds,
  )
}
