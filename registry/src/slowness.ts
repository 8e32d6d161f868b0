import type { Vital } from '@within-reach/contract'
import { type Counted, reaches } from './evidence'
import { groupsOf, quantilesOf, slowOf, type VitalCounts } from './vital-groups'

/** A measure of a candidate and of the current version: the value that a quarter of the views exceed. */
export interface Slowness {
  readonly vital: Vital
  /**
   * - `slower`: the evidence suffices.
   * - `unsure`: it appears slower, and the evidence does not suffice.
   * - `single`: the evidence would suffice, but a few networks could have caused it.
   */
  readonly finding: 'slower' | 'unsure' | 'single'
  /** Milliseconds that a quarter of the views exceed: of the candidate, and of the current version with the candidate's mix of pages. */
  readonly candidate: number
  readonly current: number
  /** The compared views of the candidate. */
  readonly views: number
}

/** The measures that are judged. The layout shift is only shown: most views have none. */
const judged = ['lcp', 'inp'] as const
type JudgedVital = (typeof judged)[number]

/** The chance that a canary that is as fast as the current version ends, over all its steps and evaluations. */
export const falselySlower = 0.002
/** A candidate whose times are not at least this many times as long never ends as slower. */
const minFactor = 1.1
/** Nor does one with a smaller difference in milliseconds. Browsers round the response to input to 8 ms. */
const minDifference: Readonly<Record<JudgedVital, number>> = { lcp: 40, inp: 16 }
/** The standard score at which a step waits: one of twenty versions that are as fast reaches it by chance. */
const waiting = 1.645

export interface SlownessOptions {
  /** The number of steps of the canary, which share the chance of a false verdict. */
  readonly steps: number
  /** The views of a version that a few networks could have caused. The verdict must hold without them. */
  readonly few: number
}

/**
 * Whether a candidate is slower than the current version over the same time, for each judged measure.
 *
 * A view is slow if it exceeds the value that 75 of 100 comparable views of the current version do not exceed (the control
 * quantile test: Mathisen 1943, Gastwirth 1968). Comparable are views of the same page on the same kind of device with the
 * same state of the cache, so neither the mix of pages nor the missing cache of a new version counts against it. The shares
 * of slow views are compared by the e-process of `evidence`, so they may be evaluated at any time. It assumes no
 * distribution, and an extreme value counts as much as any slow view.
 *
 * Views with a partial cache are not compared: for the candidate these are visitors who return, for the current version
 * visitors who never opened this section.
 * @returns the measures that are or appear slower
 */
export function findSlowness(
  candidate: readonly VitalCounts[],
  current: readonly VitalCounts[],
  options: SlownessOptions,
): Slowness[] {
  return judged.flatMap((vital) => {
    const of = (rows: readonly VitalCounts[]) =>
      rows.filter((row) => row.vital === vital && row.cache !== 'partial')
    return slownessOf(vital, of(candidate), of(current), options) ?? []
  })
}

function slownessOf(
  vital: JudgedVital,
  candidate: readonly VitalCounts[],
  current: readonly VitalCounts[],
  { steps, few }: SlownessOptions,
): Slowness | undefined {
  const groups = groupsOf(candidate, current)
  const more = slowOf(groups, (group) => group.candidate)
  const less = slowOf(groups, (group) => group.current)
  const times = quantilesOf(vital, groups)
  if (!times || !isNotable(vital, times)) return undefined
  const demanded = Math.log((judged.length * (steps + 1)) / falselySlower)
  const claim = { more, less, differences: 'small' } as const
  const finding = (): Slowness['finding'] | undefined => {
    if (reaches(claim, demanded)) {
      const without = {
        ...claim,
        more: { ...more, failures: Math.max(0, more.failures - few) },
        less: { ...less, failures: Math.min(less.views, less.failures + few) },
      }
      return reaches(without, demanded) ? 'slower' : 'single'
    }
    return scoreOf(more, less) >= waiting ? 'unsure' : undefined
  }
  const found = finding()
  return found && { vital, finding: found, ...times, views: more.views }
}

const isNotable = (vital: JudgedVital, { candidate, current }: { candidate: number; current: number }) =>
  candidate >= current * minFactor && candidate - current >= minDifference[vital]

/** The standard score of the difference of two shares. */
function scoreOf(more: Counted, less: Counted): number {
  const both = (more.failures + less.failures) / (more.views + less.views)
  const variance = both * (1 - both) * (1 / more.views + 1 / less.views)
  return variance === 0 ? 0 : (more.failures / more.views - less.failures / less.views) / Math.sqrt(variance)
}
