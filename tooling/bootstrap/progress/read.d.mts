import type { Failure, Line } from './lines.mjs'

/** The lines of a test runner until it ended or was stopped. */
export interface Progress {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The number of units: tests of Playwright, files of Jest. */
  readonly units: number
  /** How many of them have no outcome. */
  readonly left: number
  /** The names of those, as far as they are known. */
  readonly names: readonly string[]
  readonly failures: readonly Failure[]
  /** Failures outside of the tests. */
  readonly errors: readonly string[]
  /** Whether it ended by itself. */
  readonly finished: boolean
}

/** The lines of a progress file; none where there is no file. */
export declare const linesOf: (file: string) => Line[]

/** The sum of a progress file. */
export declare const progressOf: (file: string) => Progress
