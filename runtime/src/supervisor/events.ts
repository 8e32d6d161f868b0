import type { FaultKind } from '@within-reach/contract'
import type { Loadable } from '../loader/loadable'

/** What went wrong with a version, by the phase in which it failed. */
export interface SectionFault {
  readonly kind: FaultKind
  /** What was thrown, as it was thrown. */
  readonly error: unknown
}

/** Called with what happens to the versions of a section. Durations are in milliseconds. */
export interface SectionEvents {
  readonly loaded: (loadable: Loadable, milliseconds: number) => void
  readonly mounted: (loadable: Loadable, milliseconds: number) => void
  readonly failed: (loadable: Loadable, fault: SectionFault) => void
}
