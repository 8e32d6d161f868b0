import type { RuleLanguage } from '../rules/rule'

interface Part {
  /** The id of its alternatives. */
  readonly id: number
  /** How many characters of the plain text may lie between the part before and this one. */
  readonly gap: number
}

/** Parts that must follow one another in one sentence, in this order. */
export type Sequence = readonly [Part, ...Part[]]

/** All of these must be found anywhere in a text; each is one of several sequences. */
export type Pattern = readonly (readonly Sequence[])[]

/** Characters between two parts: some seven English words, some five Korean ones. */
const usualGap: Readonly<Record<RuleLanguage, number>> = { en: 42, ko: 16, any: 42 }

/**
 * Reads a pattern. `a b` is a followed by b; `a + b` either order; `a & b` anywhere in the text; `a|b` alternatives;
 * `<name>` the words of a lexicon or a feature; `~20` before a part changes its gap.
 * @param idOf gives alternatives their id
 */
export function readPattern(
  source: string,
  language: RuleLanguage,
  idOf: (alternatives: string) => number,
): Pattern {
  return source.split(' & ').map((conjunct) => {
    const sides = conjunct.split(' + ')
    const orders = sides.length === 2 ? [sides, [...sides].reverse()] : [sides]
    return orders.map((order) => readSequence(order.join(' '), language, idOf))
  })
}

function readSequence(
  source: string,
  language: RuleLanguage,
  idOf: (alternatives: string) => number,
): Sequence {
  const parts: Part[] = []
  let gap = usualGap[language]
  for (const word of source.split(' ').filter((part) => part !== '')) {
    if (word.startsWith('~')) {
      gap = Number(word.slice(1))
      continue
    }
    parts.push({ id: idOf(word), gap })
    gap = usualGap[language]
  }
  const [first, ...rest] = parts
  if (first === undefined) throw new Error(`An empty pattern: ${source}`)
  return [first, ...rest]
}
