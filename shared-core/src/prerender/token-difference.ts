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
  return hunks.map((hunk, at) => asElement(hunk, first, second, hunks[at + 1]?.[0] ?? first.length))
}

/**
 * Moves a range that only one text has from the end of an element to the next one: `</b><b>` before `</b>` is the same as `<b></b>` after it.
 * Neighbours that are left out in turn would overlap otherwise.
 * @param limit where the next range of the first text begins
 */
function asElement(hunk: Hunk, first: readonly string[], second: readonly string[], limit: number): Hunk {
  const [from, to, otherFrom, otherTo] = hunk
  if ((from < to && otherFrom < otherTo) || to >= limit) return hunk
  const [tokens, start, end] = from < to ? [first, from, to] : [second, otherFrom, otherTo]
  const isMovable = tokens[start]?.startsWith('</') && tokens[start] === tokens[end]
  return isMovable ? asElement([from + 1, to + 1, otherFrom + 1, otherTo + 1], first, second, limit) : hunk
}

/** The index pairs of the longest common subsequence. */
function commonTokens(first: readonly string[], second: readonly string[]): (readonly [number, number])[] {
  const numbered = numbering()
  const [one, other] = [numbered(first), numbered(second)]
  const width = other.length + 1
  // Numbers in one typed array: a page with many looks is compared dozens of times in each language.
  const lengths = new Int32Array((one.length + 1) * width)
  const lengthAt = (a: number, b: number): number => lengths[a * width + b] ?? 0
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        one[a] === other[b] ? lengthAt(a + 1, b + 1) + 1 : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1))
  const pairs: (readonly [number, number])[] = []
  let [a, b] = [0, 0]
  while (a < one.length && b < other.length) {
    if (one[a] === other[b]) pairs.push([a++, b++])
    else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a++
    else b++
  }
  return pairs
}

/** Turns tokens into numbers: equal ones have the same. */
function numbering(): (tokens: readonly string[]) => Int32Array {
  const numbers = new Map<string, number>()
  return (tokens) =>
    Int32Array.from(tokens, (token) => {
      const number = numbers.get(token) ?? numbers.size
      numbers.set(token, number)
      return number
    })
}
