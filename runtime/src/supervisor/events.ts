import type { FaultKind } from '@within-reach/contract'
import type { Candidate } from '../loader/candidate'

/** What went wrong with a version, by the phase in which it failed. */
export interface SectionFault {
  readonly kind: FaultKind
  /** What was thrown, as it was thrown. */
  readonly error: unknown
}

/** Called with what happens to the versions of a section. Durations are in milliseconds. */
export interface SectionEvents {
  readonly loaded: (candidate: Candidate, milliseconds: number) => void
  readonly mounted: (candidate: Candidate, milliseconds: number) => void
  readonly failed: (candidate: Candidate, fault: SectionFault) => void
}
