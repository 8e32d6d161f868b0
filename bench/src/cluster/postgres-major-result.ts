import type { WritesFound } from './writers'

/** A site that moves to another major version of PostgreSQL by logical replication. */
export interface PostgresMajorResult {
  readonly from: string
  readonly to: string
  /** From the stop of the last instance on the earlier server to the first acknowledged write, in seconds. */
  readonly gap: number
  readonly writes: WritesFound
}
