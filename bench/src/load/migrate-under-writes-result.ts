/** The delays of writers, in milliseconds. */
export interface WritesResult {
  readonly writes: number
  /** Writes that ended with an error. */
  readonly failed: number
  readonly seconds: number
  readonly p99: number
  readonly longest: number
}

/** The delays of writers of the previous release, without and during an upgrade. */
export interface MigrateUnderWritesResult {
  readonly posts: number
  readonly before: WritesResult
  readonly during: WritesResult
}
