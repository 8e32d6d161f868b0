/** How long writers waited, in milliseconds. */
export interface WritesFound {
  readonly writes: number
  /** Those that ended with an error. */
  readonly failed: number
  readonly seconds: number
  readonly p99: number
  readonly longest: number
}

/** What writers of the release before waited, without an upgrade and during one. */
export interface MigrateUnderWritesFound {
  readonly posts: number
  readonly before: WritesFound
  readonly during: WritesFound
}
