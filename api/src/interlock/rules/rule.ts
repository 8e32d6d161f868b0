import type { CautionCategory } from '@within-reach/contract'

/** What a rule may suspect a text of. The others follow from what members did, or from learned weights. */
export type Category = Exclude<CautionCategory, 'duplicates' | 'newcomer' | 'wording'>

/** The language of a rule's words. A text may mix languages, so rules of both are applied to every text. */
export type RuleLanguage = 'en' | 'ko' | 'any'

/**
 * A reason that counts for or against a text. The weights of the reasons found add up; from 1 a text is folded.
 * Patterns: [the syntax](../../../../docs/safety.md#patterns).
 */
export interface Rule {
  /** `<language>.<category>.<what>`; never reused for another meaning. */
  readonly id: string
  /** `calm` is no category of findings: what speaks for a text. */
  readonly category: Category | 'calm'
  readonly weight: number
  /** Sent to the moderators' queue whatever the sum is. */
  readonly hard?: true
  readonly patterns: readonly string[]
  /** Texts in which the rule must be found. */
  readonly matches: readonly string[]
  /** Texts in which it must not be found. */
  readonly spares: readonly string[]
}

/** Alternatives that patterns name in angle brackets. */
export type Lexicon = Readonly<Record<string, Words>>

export interface Words {
  /** Separated by spaces. `_` is a space inside of a word, `*` at the end any continuation. */
  readonly words: string
  /** A negation beside it takes it away: never send, 입금하지 마세요. */
  readonly negatable?: true
}
