import type { Spread } from '../measure/statistics'
import type { AnnouncementsFound } from './announcements'
import type { ReadsFound } from './readers'
import type { StreamFound } from './stream'
import type { WritesFound } from './writers'

/** What happens to the primary. */
export const faultNames = ['killed', 'network cut', 'switched over'] as const
export type FaultName = (typeof faultNames)[number]

/** One round. Times are in seconds. */
export interface Round {
  readonly fault: FaultName
  /** The longest time without an acknowledged write. */
  readonly gap: number
  /** From the return of the member, or from the switchover, until all members are in sync. */
  readonly inSync: number
  readonly writes: WritesFound
  readonly reads: readonly ReadsFound[]
  readonly announcements: AnnouncementsFound
  readonly stream: StreamFound
}

/** The rounds of one fault. */
export interface FaultResult {
  readonly fault: FaultName
  readonly rounds: number
  readonly gap: Spread
  readonly inSync: Spread
  readonly writes: WritesFound
  readonly reads: readonly ReadsFound[]
  readonly announcements: AnnouncementsFound
  readonly stream: StreamFound
}

/** A database cluster whose primary fails again and again. */
export interface ClusterResult {
  readonly members: number
  readonly instances: number
  /** Whether the instances read from standbys. */
  readonly readsFromStandbys: boolean
  readonly faults: readonly FaultResult[]
}
