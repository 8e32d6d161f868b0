/** The network transfer of some files. Sizes are in bytes, without headers. */
export interface LoadedFiles {
  readonly files: number
  readonly bytes: number
  /** The number of files that were sent as the difference from an earlier version. */
  readonly deltas: number
}

/** The files of a package at a first visit, and at the visit after one line of it was changed. */
export interface DeltaResult {
  readonly before: LoadedFiles
  readonly after: LoadedFiles
}
