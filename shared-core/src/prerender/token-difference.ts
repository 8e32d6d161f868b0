/** A range of tokens that differs between two texts: from, to in the first, then in the second. */
export type Hunk = readonly [number, number, number, number]

/** Splits HTML into tags, comments and texts. React escapes the brackets in values. */
export const tokensOf = (html: string): string[] => html.match(/<[^>]*>|[^<]+/g) ?? []

/** The ranges in which two lists of tokens differ, in order (the longest common subsequence stays). */
export function differenceOf(first: readonly string[], second: readonly string[]): Hunk[] {
  let start = 0
  while (start < Math.min(first.length, second.length) && first[start] === second[start]) start++
  let ends = 0
  const shorter = Math.min(first.length, second.length) - start
  while (ends < shorter && first[first.length - 1 - ends] === second[second.length - 1 - ends]) ends++
  const middle = (tokens: readonly string[]) => tokens.slice(start, tokens.length - ends)
  const kept = commonTokens(middle(first), middle(second))
  const anchors = [...kept, [first.length - ends - start, second.length - ends - start] as const]
  const hunks: Hunk[] = []
  let [a, b] = [0, 0]
  for (const [nextA, nextB] of anchors) {
    if (nextA > a || nextB > b) hunks.push([start + a, start + nextA, start + b, start + nextB])
    ;[a, b] = [nextA + 1, nextB + 1]
  }
  return hunks
}

/** The index pairs of the longest common subsequence. */
function commonTokens(first: readonly string[], second: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0))
  const lengthAt = (a: number, b: number): number => lengths[a]?.[b] ?? 0
  for (let a = first.length - 1; a >= 0; a--)
    for (let b = second.length - 1; b >= 0; b--) {
      const row = lengths[a] ?? []
      row[b] =
        first[a] === second[b] ? lengthAt(a + 1, b + 1) + 1 : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1))
    }
  const pairs: (readonly [number, number])[] = []
  let [a, b] = [0, 0]
  while (a < first.length && b < second.length) {
    if (first[a] === second[b]) pairs.push([a++, b++])
    else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a++
    else b++
  }
  return pairs
}
