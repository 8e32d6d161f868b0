import type { Spread } from '../measure/statistics'

/** The rounds in which a site was backed up under writes, destroyed and restored. */
export interface DrillResult {
  /** Writes that the service acknowledged, in all rounds. */
  readonly acknowledged: number
  /** Of these, the ones before a backup began: all must be restored. */
  readonly before: number
  /** The ones before that were not restored, or differ. */
  readonly lost: number
  /** Restored posts without their file or their search text, or that nobody wrote. */
  readonly inconsistent: number
  /** Tables that differ after a site without writes was backed up, destroyed and restored. */
  readonly differing: number
  /** Seconds. */
  readonly backup: Spread
  readonly restore: Spread
}

/** A site with about 1 GB of tables and uploads. Sizes in bytes, times in seconds. */
export interface LargeSite {
  readonly database: number
  readonly uploads: number
  readonly posts: number
  /** The backup without its uploads, and the exported file. */
  readonly rows: number
  readonly exported: number
  readonly seconds: Readonly<Record<'backup' | 'nextBackup' | 'restore' | 'export' | 'import', number>>
}
