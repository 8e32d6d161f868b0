import type { Registry as Metrics } from 'prom-client'
import { coalesce } from '../platform/coalesce'
import type { Database } from '../platform/database/database'
import { addReadGauge } from '../platform/read-gauge'
import { countOpen, type OpenCases } from './figures-queries'

/**
 * The open cases in `/metrics`.
 * @param database separate from the pool of the calls
 */
export function registerCaseMetrics(metrics: Metrics, database: Database): void {
  // These gauges are collected together and share one statement.
  const coalesced = coalesce<OpenCases>()
  const counted = () => coalesced('open', () => countOpen(database))
  addReadGauge(metrics, 'cases_open', 'Cases that are not closed', async () => (await counted()).open)
  addReadGauge(
    metrics,
    'cases_overdue',
    'Cases whose answer is overdue',
    async () => (await counted()).overdue,
  )
  addReadGauge(
    metrics,
    'cases_unattended',
    'Cases that no agent has after a day',
    async () => (await counted()).unattended,
  )
}
