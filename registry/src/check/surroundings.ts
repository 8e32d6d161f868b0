import type { CallRecord } from '../calls/record-schema'
import type { RemoteVersion } from '../document'
import type { ShellRecord } from '../shell'

/** What the service answers. */
export interface Served {
  /** The calls of the contract, by address. */
  readonly calls: Readonly<Record<string, CallRecord>>
  /** The addresses of the calls that only read and need no login. */
  readonly reads: readonly string[]
  /** Every address that it answers itself, such as `/api/posts` and `/files/:name`. */
  readonly addresses: readonly string[]
}

/** What a candidate would be live with. */
export interface Surroundings {
  readonly shell: ShellRecord
  /** The version of the calls that the service answers. */
  readonly contract: string
  readonly served: Served
  /** Every version of every other remote that somebody may get. */
  readonly others: readonly RemoteVersion[]
  /** The versions of this remote that somebody may get. */
  readonly own: readonly RemoteVersion[]
}
