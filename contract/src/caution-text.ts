import type { Localized } from './languages'

/** What people read about a suspicion. */
export interface CautionText {
  /** What was found, for the author and for readers. */
  readonly reason: Localized
  /** What the author can do instead. */
  readonly instead: Localized
  /** What a reader should do. */
  readonly advice: Localized
}
