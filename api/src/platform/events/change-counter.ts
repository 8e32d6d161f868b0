import type { ChangeEvent } from '@within-reach/contract'

/** The data of events that something changed. A stream sends an event only if its data differs from the last one. */
export interface ChangeCounter {
  /** Counts a change, also if it is sent later. */
  count(): void
  data(): ChangeEvent
}

/** Counts changes from 0. */
export function createChangeCounter(): ChangeCounter {
  let n = 0
  return { count: () => void n++, data: () => ({ n }) }
}
