import type { FaultKind, HealthReport } from '@within-reach/contract'

/** The category of a failed page view. */
export type Failure = 'load' | 'mount' | 'crash'

const failures: Readonly<Record<FaultKind, Failure>> = {
  load: 'load',
  integrity: 'load',
  timeout: 'load',
  mount: 'mount',
  crash: 'crash',
  unmount: 'crash',
}

/** The category of a fault. */
export const failureOf = (kind: FaultKind): Failure => failures[kind]

/**
 * Whether a report is a page view of its own. A fault after a reported view comes in its own report, without times: a
 * version that was never loaded cannot crash. So do the web vitals at its end.
 */
export const isView = ({ loaded, mounted, fault, vitals }: HealthReport): boolean =>
  loaded !== undefined ||
  mounted !== undefined ||
  (fault ? failureOf(fault.kind) === 'load' : vitals === undefined)
