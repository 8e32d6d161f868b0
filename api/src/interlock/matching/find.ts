import type { Pattern, Sequence } from './pattern'
import { hasBetween } from './positions'
import type { Occurrence } from './trie'

/** What was found in a text, by the ids of alternatives. */
export interface Found {
  /** The occurrences by id, ascending by start. */
  readonly occurrences: ReadonlyMap<number, readonly Occurrence[]>
  /** Positions at which sentences end, ascending. */
  readonly sentences: readonly number[]
}

/** Where a pattern is found first; undefined if it is not. Nearly linear in the number of occurrences. */
export function findPattern(pattern: Pattern, found: Found): Occurrence | undefined {
  let first: Occurrence | undefined
  for (const orders of pattern) {
    const places = orders.flatMap((sequence) => findSequence(sequence, found) ?? [])
    if (places.length === 0) return undefined
    first ??= places.reduce((one, other) => (other.start < one.start ? other : one))
  }
  return first
}

function findSequence(sequence: Sequence, found: Found): Occurrence | undefined {
  if (sequence.some(({ id }) => !found.occurrences.has(id))) return undefined
  const [first, ...rest] = sequence
  let reached = found.occurrences.get(first.id) ?? []
  for (const { id, gap } of rest) {
    if (reached.length === 0) return undefined
    reached = follow(reached, found.occurrences.get(id) ?? [], gap, found.sentences)
  }
  return reached[0]
}

/** The occurrences that follow a reached one closely enough, extended to its start. */
function follow(
  reached: readonly Occurrence[],
  next: readonly Occurrence[],
  gap: number,
  sentences: readonly number[],
): Occurrence[] {
  const byEnd = ascendingByEnd(reached)
  const extended: Occurrence[] = []
  let passed = 0
  for (const { start, end } of next) {
    while ((byEnd[passed]?.end ?? Infinity) <= start) passed += 1
    // The nearest one before has the smallest gap and the fewest sentence ends between.
    const before = byEnd[passed - 1]
    if (before === undefined || start - before.end > gap) continue
    if (!hasBetween(sentences, before.end, start)) extended.push({ start: before.start, end })
  }
  return extended
}

/** Most lists are in this order already: words rarely overlap. */
function ascendingByEnd(places: readonly Occurrence[]): readonly Occurrence[] {
  const isAscending = places.every(({ end }, index) => end >= (places[index - 1]?.end ?? 0))
  return isAscending ? places : [...places].sort((one, other) => one.end - other.end)
}
