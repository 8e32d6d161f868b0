import type { Spread } from '../measure/statistics'
import type { AuditedPage } from './audited-page'

/** One page for one kind of person. */
export interface LighthouseRow extends AuditedPage {
  readonly address: string
  readonly who: 'visitor' | 'member'
  /** How often it was audited. Of several audits, this is the one with the median performance. */
  readonly audits: number
}

/** The audits of all pages. */
export interface LighthouseResult {
  readonly lighthouse: string
  /** Lighthouse's measure of the machine's speed during the audits; higher is faster. */
  readonly benchmarkIndex: Spread
  readonly rows: readonly LighthouseRow[]
}
