import { type CanaryPlan, type SaidSentence, sentence } from '@within-reach/contract'
import { reaches } from './evidence'
import { inEnglish } from './in-english'

/** How the page views of a version went. */
export interface Figures {
  readonly version: string
  readonly views: number
  /** Views in which it was not loaded, did not mount, or crashed. */
  readonly failures: number
}

export type Verdict = 'worse' | 'no-worse' | 'too-early'

/** A verdict, and the figures behind it for people. */
export interface Judgement {
  readonly verdict: Verdict
  readonly text: string
  readonly sentences: readonly SaidSentence[]
}

const judgement = (verdict: Verdict, ...sentences: readonly SaidSentence[]): Judgement => ({
  verdict,
  text: inEnglish(...sentences),
  sentences,
})

/** The chance that a canary that is as good as the current version is ended, over all its steps and all looks at it. */
export const falseAlarms = 0.008
/** The chance that a step goes on with a version that is worse by the margin or more, over all looks at it. */
export const falseSteps = 0.05
/** No canary is ended for fewer failures: a single odd browser has no say. */
export const leastFailures = 5
/** What a version may not exceed where nobody gets another that it could be compared with: a failure in one view of five. */
export const mostFailing = 0.2
/** Fewer views of the current version are nothing to compare with. */
export const comparable = 20
/** The evidence with which a version that everybody gets is said to fail, again as a logarithm. */
const sure = Math.log(1000)
const nobody = { version: '', views: 0, failures: 0 }
/** Views that count as enough where nobody says how many. */
const defaultLeast = 100

/**
 * By how much a version may fail more often and still count as no worse, as a share of views: what as many views as the
 * plan asks for can show at best, between one view in a hundred and one in five.
 * @param least how many views a step needs
 */
export const marginFor = (least: number): number => Math.min(0.2, Math.max(0.01, 4 / least))

/**
 * Judges a canary by the shares of page views that failed, the candidate's and the current version's, over the same time.
 *
 * - `worse`: the evidence that the candidate fails more often reaches steps / `falseAlarms`. The evidence is an e-process
 *   (see `evidence`), so this holds for however many looks; and as every step of a plan has its part of `falseAlarms`, it
 *   holds for the canary as a whole. While hardly anybody was seen with the current version, it is also `worse` where there
 *   is as much evidence that it fails in more than `mostFailing` of its views.
 * - `no-worse`: non-inferiority. It has `plan.least` views, and the evidence that it fails more often by less than
 *   `marginFor(plan.least)` reaches 1 / `falseSteps`. Without views of the current version it is held against one that never
 *   fails.
 * - `too-early`: neither.
 *
 * How long versions take is told but not judged: the files of a new version are in nobody's cache, those of the current one
 * in most, so that its first views are slower without being worse.
 * @param candidate the canary since it came to its percentage
 * @param current the current version over the same time
 * @param plan how many views are asked for, and the steps among which the chance of a false alarm is shared
 */
export function judge(
  candidate: Figures,
  current: Figures,
  plan: Partial<Pick<CanaryPlan, 'least' | 'steps'>> = {},
): Judgement {
  const { least = defaultLeast, steps = [] } = plan
  const figures = [figuresOf(candidate), figuresOf(current)]
  // Two ways to be worse, in every step.
  const demanded = Math.log((2 * (steps.length + 1)) / falseAlarms)
  const worse =
    reaches({ more: candidate, less: current }, demanded) ||
    (current.views < comparable && reaches({ more: candidate, less: nobody, most: mostFailing }, demanded))
  if (worse && candidate.failures >= leastFailures)
    return judgement('worse', ...figures, sentence('worse', {}))
  if (candidate.views < least)
    return judgement('too-early', ...figures, sentence('too-few-views', { least: String(least) }))
  const margin = marginFor(least)
  const within = { margin: percent(margin) }
  return reaches({ more: current, less: candidate, margin }, Math.log(1 / falseSteps))
    ? judgement('no-worse', ...figures, sentence('no-worse', within))
    : judgement('too-early', ...figures, sentence('within-unknown', within))
}

/**
 * Says whether a version that everybody gets fails widely: in more than one view of twenty, and more often than the
 * version before it where that one was seen.
 * @param before the last good version; undefined where there is none
 */
export function failsWidely(current: Figures, before: Figures | undefined): boolean {
  if (current.failures < leastFailures) return false
  if (before && before.views >= comparable && !reaches({ more: current, less: before }, sure)) return false
  return reaches({ more: current, less: nobody, most: 0.05 }, sure)
}

/** Such as "3 of 120 page views with 1.5.0 failed (2.5 %)." */
export const figuresOf = ({ version, views, failures }: Figures): SaidSentence =>
  views === 0
    ? sentence('views-none', { version })
    : sentence('views-failed', {
        version,
        failures: String(failures),
        views: String(views),
        share: percent(failures / views),
      })

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
