import type { FaultKind, HealthReport } from '@within-reach/contract'

/** What a page view that failed counts as. */
export type Failure = 'load' | 'mount' | 'crash'

const failures: Readonly<Record<FaultKind, Failure>> = {
  load: 'load',
  integrity: 'load',
  timeout: 'load',
  mount: 'mount',
  crash: 'crash',
  unmount: 'crash',
}

/** What a kind of fault counts as. */
export const failureOf = (kind: FaultKind): Failure => failures[kind]

/**
 * Whether a report is a page view of its own. What fails after a view was told is told by itself and without times: a
 * version that was never loaded cannot crash.
 */
export const isView = ({ loaded, mounted, fault }: HealthReport): boolean =>
  fault === undefined || loaded !== undefined || mounted !== undefined || failureOf(fault.kind) === 'load'
