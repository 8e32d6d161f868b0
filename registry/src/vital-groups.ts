import type { CacheState, Vital } from '@within-reach/contract'
import { vitalQuantile } from './vital-buckets'

/** Comparable views of a version. */
export interface VitalCounts {
  readonly vital: Vital
  readonly cache: CacheState
  /** The group of pages and devices. */
  readonly group: number
  /** Views by bucket of the measure. */
  readonly counts: readonly number[]
}

/** Views of both versions that are comparable. */
export interface Group {
  readonly candidate: readonly number[]
  readonly current: readonly number[]
}

/** The compared value: a quarter of the views exceed it (https://web.dev/articles/defining-core-web-vitals-thresholds). */
const share = 0.75
/**
 * The views of the current version that a group needs for a limit. In a smaller group, the limit fits the views that it was
 * computed from too well: a version that is as fast exceeds it more often.
 */
const minGroupViews = 100

/** Joins the views of both versions. Groups with too few views of the current version are joined by their state of the cache. */
export function groupsOf(candidate: readonly VitalCounts[], current: readonly VitalCounts[]): Group[] {
  const joined = new Map<string, Group>()
  const add = (key: string, group: Group) => {
    const known = joined.get(key)
    joined.set(
      key,
      known
        ? {
            candidate: sumOf(known.candidate, group.candidate),
            current: sumOf(known.current, group.current),
          }
        : group,
    )
  }
  for (const { cache, group, counts } of candidate)
    add(`${cache} ${group}`, { candidate: counts, current: [] })
  for (const { cache, group, counts } of current) add(`${cache} ${group}`, { candidate: [], current: counts })
  for (const [key, group] of [...joined]) {
    const [cache = '', own] = key.split(' ')
    if (own === undefined || totalOf(group.current) >= minGroupViews) continue
    joined.delete(key)
    add(cache, group)
  }
  return [...joined.values()].filter(
    ({ candidate, current }) => totalOf(candidate) > 0 && totalOf(current) >= minGroupViews,
  )
}

/** The views of one version, and how many of them exceed the limit of their group. */
export function slowOf(groups: readonly Group[], of: (group: Group) => readonly number[]) {
  let views = 0
  let failures = 0
  for (const group of groups) {
    const counts = of(group)
    views += totalOf(counts)
    failures += totalOf(counts.slice(limitOf(group.current)))
  }
  return { views, failures }
}

/** The first bucket that counts as slow: the share of the views below it is as close as possible to 75 %. */
function limitOf(counts: readonly number[]): number {
  const aim = totalOf(counts) * share
  let below = 0
  let at = 0
  while (at < counts.length && Math.abs(below + (counts[at] ?? 0) - aim) <= Math.abs(below - aim)) {
    below += counts[at] ?? 0
    at++
  }
  return at
}

/** The values that a quarter of the views exceed. The current version's groups have the weights of the candidate's. */
export function quantilesOf(vital: Vital, groups: readonly Group[]) {
  const candidate = vitalQuantile(vital, sumOf(...groups.map((group) => group.candidate)), share)
  const weighted = groups.map((group) => {
    const weight = totalOf(group.candidate) / totalOf(group.current)
    return group.current.map((count) => count * weight)
  })
  const current = vitalQuantile(vital, sumOf(...weighted), share)
  return candidate === null || current === null ? undefined : { candidate, current }
}

const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const sumOf = (...all: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(0, ...all.map((counts) => counts.length)) }, (_, at) =>
    all.reduce((sum, counts) => sum + (counts[at] ?? 0), 0),
  )
