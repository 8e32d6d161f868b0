/** Limits in milliseconds. Only time in which the page could run counts. */
export interface Limits {
  readonly load: number
  readonly mount: number
  readonly unmount: number
  /** A crash this soon after the mount counts as a failed first mount. */
  readonly settle: number
}

export const standardLimits: Limits = { load: 4000, mount: 4000, unmount: 2000, settle: 4000 }
