import type { CautionCategory } from '@within-reach/contract'
import type { Database } from './database/database'

/** What the interlock judges. */
export type JudgedKind = 'post' | 'comment' | 'message'

/** A link of a text with markup: what readers see, and where it leads. */
export interface MarkedLink {
  readonly text: string
  readonly href: string
}

/** A text of a member before it is stored. */
export interface WrittenText {
  readonly kind: JudgedKind
  readonly authorId: number
  /** It replaces a stored text. */
  readonly replaces?: true
  /** Without markup. */
  readonly text: string
  readonly links?: readonly MarkedLink[]
  /** Hashes of the looks of its pictures that are compared. */
  readonly looks?: readonly string[]
}

/** A stored text that a moderator should see. */
export interface HardFinding {
  readonly subject: JudgedKind
  readonly id: number
  readonly authorId: number
  readonly categories: readonly CautionCategory[]
  readonly severity: 'note' | 'hard'
}

/** Takes a finding to the moderators' queue, in the transaction that stores the text. */
export type ReportFinding = (finding: HardFinding, tx: Database) => Promise<void>

/** How often a rule was found, and what moderators decided about the texts. */
export interface RuleFigures {
  readonly rule: string
  readonly fired: number
  readonly confirmed: number
  readonly wrong: number
}

/** Warns of scams. Features call it where they store texts. */
export interface Interlock {
  /**
   * Judges a text that is about to be stored.
   * @returns stores the result with the text; call it in the text's transaction, with its id
   */
  assess(written: WrittenText): Promise<(tx: Database, id: number) => Promise<void>>
  /** Passes on findings that moderators should see. Without it they are only in the table `interlock_findings`. */
  onHardFinding(report: ReportFinding): void
  /**
   * Records a moderator's decision. A text that was judged wrongly is shown at once, and is never folded again.
   * @param within the transaction of the decision
   * @returns false if there is no such finding
   */
  correct(subject: JudgedKind, id: number, verdict: 'right' | 'wrong', within?: Database): Promise<boolean>
  /** The figures of every rule that was found, the most frequent first. */
  figures(): Promise<RuleFigures[]>
}
