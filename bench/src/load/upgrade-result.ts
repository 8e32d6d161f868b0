import type { TrafficFound } from './traffic'

/** An upgrade from the previous version to this one and back, with both side by side. */
export interface UpgradeResult {
  /** The commit of the previous version. */
  readonly from: string
  /** The migrations that ran, without folder. */
  readonly migrations: readonly string[]
  readonly instances: number
  /** The requests while both versions ran. */
  readonly sideBySide: number
  /** The requests from the first new instance to the last old one. */
  readonly upgrade: TrafficFound
  /** The requests while the new version was replaced by the previous one on the migrated database. */
  readonly back: TrafficFound
  /** Posts that were acknowledged, and those that are missing. */
  readonly posts: number
  readonly lost: number
}
