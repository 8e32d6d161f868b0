import type { Finding, SaidSentence } from '@within-reach/contract'
import { inEnglish } from '../in-english'

/** What one rule found, in sentences of which every kind is known. */
export interface FoundByRule extends Finding {
  readonly sentences: readonly SaidSentence[]
}

/**
 * What a rule found.
 * @param faults what does not fit; it fits where there are none
 * @param fine what is said where it fits
 */
export function finding(
  rule: Finding['rule'],
  faults: readonly SaidSentence[],
  fine: SaidSentence,
): FoundByRule {
  const sentences = faults.length > 0 ? faults : [fine]
  return { rule, ok: faults.length === 0, text: inEnglish(...sentences), sentences }
}

/** How many there are, as a sentence has it. */
export const countOf = (list: readonly unknown[]): string => String(list.length)
