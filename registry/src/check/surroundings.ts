import type { Allowance } from '@within-reach/contract'
import type { CallRecord } from '../calls/record-schema'
import type { RemoteVersion } from '../document'
import type { ShellRecord } from '../shell'

/** What the service answers. */
export interface Served {
  /** The calls of the contract, by path. */
  readonly calls: Readonly<Record<string, CallRecord>>
  /** The paths of the read-only calls without login. */
  readonly reads: readonly string[]
  /** The paths of the read-only calls with a member's login. */
  readonly privateReads: readonly string[]
  /** Every path that the service answers itself, such as `/api/posts` and `/files/:name`. */
  readonly addresses: readonly string[]
}

/** Everything that would be live together with a candidate. */
export interface Surroundings {
  readonly shell: ShellRecord
  /** The contract version of the service. */
  readonly contract: string
  readonly served: Served
  /** Every version of the other remotes that a visitor may get. */
  readonly others: readonly RemoteVersion[]
  /** Every version of this remote that a visitor may get. */
  readonly own: readonly RemoteVersion[]
  /** What its owners allow this remote instead of the usual limits; by default nothing. */
  readonly allowed?: readonly Allowance[]
  /** How long the candidate's mount blocks the main thread of visitors' browsers; absent if no view was measured. */
  readonly mount?: MountFigure
}

/** What browsers measured of the mount of a version. */
export interface MountFigure {
  /** The milliseconds that 75 of 100 views do not exceed. */
  readonly value: number
  readonly views: number
}
