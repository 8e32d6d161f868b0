import type { FaultKind } from '@within-reach/contract'
import type { Candidate } from './candidate'

/** Something that went wrong with a version. */
export interface Fault {
  readonly kind: FaultKind
  /** What was thrown, as it was thrown. */
  readonly error: unknown
}

/** Told of what happens to the versions of a section. Times are milliseconds of the clock on the wall. */
export interface SectionEvents {
  readonly loaded: (candidate: Candidate, milliseconds: number) => void
  readonly mounted: (candidate: Candidate, milliseconds: number) => void
  readonly failed: (candidate: Candidate, fault: Fault) => void
}

/** @returns events that tell each of the listeners, in their order */
export function tellAll(...listeners: readonly SectionEvents[]): SectionEvents {
  return {
    loaded: (...news) => listeners.forEach(({ loaded }) => loaded(...news)),
    mounted: (...news) => listeners.forEach(({ mounted }) => mounted(...news)),
    failed: (...news) => listeners.forEach(({ failed }) => failed(...news)),
  }
}
