/** The number of tests by outcome. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Given up by the test runner without running them. */
  readonly left: number
}

/** A failed test. */
export interface Failure {
  readonly name: string
  /** Why, as its test runner says it: it may have many lines, and colours of a terminal. */
  readonly message: string
}

/**
 * A line of a progress file. A unit is what a test runner starts and ends as one: a test of Playwright, a file of Jest.
 * The first line gives the number of units, and their names if the test runner reports them.
 */
export interface Line {
  readonly units?: number
  readonly names?: readonly string[]
  /** A unit's name. */
  readonly began?: string
  /** A unit's name. */
  readonly ended?: string
  /** The outcomes of the tests of the finished unit. */
  readonly counts?: Partial<Counts>
  /** Its failed tests. */
  readonly failures?: readonly Failure[]
  /** The cell of the fault matrix that the unit fills. */
  readonly cell?: { readonly fault: string; readonly section: string }
  /** A failure outside of the tests. */
  readonly error?: string
  /** The last line of a test runner that ended by itself. */
  readonly finished?: true
}

/** Adds a line to the progress file that the environment names. */
export declare const write: (line: Line) => void
