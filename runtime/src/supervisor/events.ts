import type { FaultKind } from '@within-reach/contract'
import type { Loadable } from '../loader/loadable'

/** The failure of a version, by the phase in which it failed. */
export interface SectionFault {
  readonly kind: FaultKind
  /** The thrown value, unchanged. */
  readonly error: unknown
}

/** Called with the events of a section's versions. Durations are in milliseconds. */
export interface SectionEvents {
  readonly loaded: (loadable: Loadable, milliseconds: number) => void
  readonly mounted: (loadable: Loadable, milliseconds: number) => void
  readonly failed: (loadable: Loadable, fault: SectionFault) => void
}
