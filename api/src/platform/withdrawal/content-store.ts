import type { ContentKind } from '@within-reach/contract'
import type { Database } from '../database/database'

/** A text as it is now, for a report. */
export interface ReportableText {
  readonly authorId: number
  /** Where it stands: the post, or the recipient of a message. */
  readonly contextId: number
  /** The complete text without markup; of a post with its subject on the first line. */
  readonly text: string
}

/** Content that was withdrawn or restored. */
export interface Moved {
  readonly withdrawnId: number
  /**
   * The members whose folders a message left or came back to. Their open pages are notified. A member who blocked the sender is none
   * of them.
   */
  readonly holders?: readonly number[]
}

/**
 * The content of one kind, for moderation. Withdrawn content is moved out of the tables that lists, searches, counts and pages
 * read, so none of them can show it. It comes back with the same id, dates and files.
 */
export interface ContentStore {
  /**
   * The text as it is now.
   * @param readerId of a message, who reports it: it is found only if they received or sent it. Undefined for the site itself
   * @returns undefined if it does not exist
   */
  find(database: Database, id: number, readerId?: number): Promise<ReportableText | undefined>
  /** @returns undefined if it does not exist, or is withdrawn already */
  withdraw(tx: Database, id: number, reason: WithdrawalReason): Promise<Moved | undefined>
  /** @returns undefined if it cannot come back, because it was deleted for good or what it belongs to is gone */
  restore(tx: Database, withdrawnId: number): Promise<Moved | undefined>
  /** The ids of what a member wrote that is not withdrawn, the newest first. */
  listOf(database: Database, authorId: number): Promise<number[]>
}

/** The decision that withdraws content, and until when it is kept. */
export interface WithdrawalReason {
  readonly decisionId: number
  /** Days. */
  readonly keptFor: number
}

export type ContentStores = Readonly<Record<ContentKind, ContentStore>>
