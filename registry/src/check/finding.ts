import { type Finding, inEnglish, type KnownSentence } from '@within-reach/contract'

/** The finding of one rule, in sentences of known kinds. */
export interface FoundByRule extends Finding {
  readonly sentences: readonly KnownSentence[]
}

/**
 * Creates the finding of a rule.
 * @param problems the violations; none means that the version fits
 * @param fine the sentence for a version that fits
 * @param notes further sentences for a version that fits
 */
export function finding(
  rule: Finding['rule'],
  problems: readonly KnownSentence[],
  fine: KnownSentence,
  notes: readonly KnownSentence[] = [],
): FoundByRule {
  const sentences = problems.length > 0 ? problems : [fine, ...notes]
  return { rule, ok: problems.length === 0, text: inEnglish(...sentences), sentences }
}

/** Formats a count for a sentence. */
export const countOf = (list: readonly unknown[]): string => String(list.length)
