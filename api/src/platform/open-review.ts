import type { ContentKind } from '@within-reach/contract'
import type { Database } from './database/database'

/** What rules that recognise scams found in a text. */
export interface RulesFinding {
  readonly kind: ContentKind
  readonly id: number
  /** The categories of the rules that matched. */
  readonly categories: readonly string[]
}

/**
 * Puts a text into the moderators' queue, or adds the categories to its open review. Does nothing if the text does not exist.
 * @param database the transaction that writes the text, so that both are stored or neither
 */
export type OpenReviewFromRules = (database: Database, finding: RulesFinding) => Promise<void>
