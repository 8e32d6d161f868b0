import {
  conditions,
  negationReach,
  negationsAdjacent,
  negationsAfter,
  negationsBefore,
  negationsSpared,
} from '../rules/negation'
import { firstAtLeast, hasBetween } from './positions'
import { type Occurrence, Trie } from './trie'

/** The id of each list in the search. */
const lists = [negationsBefore, negationsSpared, negationsAfter, conditions, negationsAdjacent] as const
const trie = new Trie()
for (const [id, list] of lists.entries()) for (const word of list) trie.add(word.replaceAll('_', ' '), id)

/**
 * Whether a negation takes away what is said at a place of a text.
 * @param clauses positions at which clauses end, ascending
 */
export function negationsOf(text: string, clauses: readonly number[]): (place: Occurrence) => boolean {
  const places = lists.map((): Occurrence[] => [])
  trie.scan(text, (id, start, end) => places[id]?.push({ start, end }))
  const [before = [], spared = [], after = [], conditional = [], adjacent = []] = places
  const sparedStarts = new Set(spared.map(({ start }) => start))
  const sparedEnds = new Set(spared.map(({ end }) => end))
  const conditionStarts = new Set(conditional.map(({ start }) => start))
  const ends = before
    .filter(({ start, end }) => !sparedStarts.has(start) && !sparedEnds.has(end))
    .map(({ end }) => end)
    .sort((one, other) => one - other)
  const starts = after.filter(({ start }) => !conditionStarts.has(start)).map(({ start }) => start)
  const touching = new Set(adjacent.flatMap(({ end }) => [end, end + 1]))
  return ({ start, end }) => {
    if (touching.has(start)) return true
    const previous = ends[firstAtLeast(ends, start + 1) - 1]
    if (
      previous !== undefined &&
      start - previous <= negationReach.before &&
      !hasBetween(clauses, previous, start)
    )
      return true
    const next = starts[firstAtLeast(starts, end)]
    return next !== undefined && next - end <= negationReach.after && !hasBetween(clauses, end, next)
  }
}
