/** What some files came to over the network. Sizes are in bytes, without headers. */
export interface LoadedFiles {
  readonly files: number
  readonly bytes: number
  /** How many came as the difference from an earlier version. */
  readonly deltas: number
}

/** What opening a package loads at a first visit, and at the visit after one line of it was changed. */
export interface DeltaFound {
  readonly before: LoadedFiles
  readonly after: LoadedFiles
}
