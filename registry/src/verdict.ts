import { type CanaryPlan, inEnglish, type KnownSentence, sentence } from '@within-reach/contract'
import { reaches } from './evidence'

/** The page views of a version. */
export interface Figures {
  readonly version: string
  readonly views: number
  /** Views in which it was not loaded, did not mount, or crashed. */
  readonly failures: number
}

export type Verdict = 'worse' | 'no-worse' | 'too-early'

/** A verdict with its figures, for people. */
export interface Judgement {
  readonly verdict: Verdict
  readonly text: string
  readonly sentences: readonly KnownSentence[]
}

const judgement = (verdict: Verdict, ...sentences: readonly KnownSentence[]): Judgement => ({
  verdict,
  text: inEnglish(...sentences),
  sentences,
})

/** The chance that a canary that is as good as the current version ends, over all its steps and evaluations. */
export const falseAlarms = 0.008
/** The chance that a step proceeds with a version that is worse by the margin or more, over all evaluations. */
export const falseSteps = 0.05
/** A canary with fewer failures never ends: a single broken browser must not decide. */
export const minFailures = 5
/** The highest acceptable failure share if there is no version to compare with: one view in five. */
export const maxFailureShare = 0.2
/** With fewer views, the current version is not a basis for comparison. */
export const comparable = 20
/** The evidence above which a current version is reported as failing widely, as a logarithm. */
const sure = Math.log(1000)
const noViews = { version: '', views: 0, failures: 0 }
/** The views per step if a plan does not say. */
const defaultLeast = 100

/**
 * The margin of non-inferiority, as a share of views: how much more often a version may fail and still count as no worse.
 * It is the smallest difference that the planned views can show, between 1 % and 20 %.
 * @param least the views that a step needs
 */
export const marginFor = (least: number): number => Math.min(0.2, Math.max(0.01, 4 / least))

/**
 * Judges a canary: compares the shares of page views that failed, of candidate and current version over the same time.
 *
 * - `worse`: the evidence that the candidate fails more often reaches steps / `falseAlarms`. The evidence is an e-process
 *   (see `evidence`), so the bound holds for any number of evaluations; each step gets its part of `falseAlarms`, so it
 *   holds for the whole canary. If the current version has too few views for a comparison, `worse` needs the same evidence
 *   that the candidate fails in more than `maxFailureShare` of its views.
 * - `no-worse`: non-inferiority. The candidate has `plan.least` views, and the evidence that it is not worse by
 *   `marginFor(plan.least)` reaches 1 / `falseSteps`. If the current version has no views, the comparison is with a version
 *   that never fails.
 * - `too-early`: neither.
 *
 * The speed is judged separately: `findSlowness`.
 * @param candidate the canary since it reached its percentage
 * @param current the current version over the same time
 * @param plan the required views, and the steps that share the chance of a false alarm
 */
export function judge(
  candidate: Figures,
  current: Figures,
  plan: Partial<Pick<CanaryPlan, 'least' | 'steps'>> = {},
): Judgement {
  const { least = defaultLeast, steps = [] } = plan
  const figures = [figuresOf(candidate), figuresOf(current)]
  // Each step tests two ways of being worse.
  const demanded = Math.log((2 * (steps.length + 1)) / falseAlarms)
  const worse =
    reaches({ more: candidate, less: current }, demanded) ||
    (current.views < comparable &&
      reaches({ more: candidate, less: noViews, most: maxFailureShare }, demanded))
  if (worse && candidate.failures >= minFailures) return judgement('worse', ...figures, sentence('worse', {}))
  if (candidate.views < least)
    return judgement('too-early', ...figures, sentence('too-few-views', { least: String(least) }))
  const margin = marginFor(least)
  const within = { margin: percent(margin) }
  return reaches({ more: current, less: candidate, margin }, Math.log(1 / falseSteps))
    ? judgement('no-worse', ...figures, sentence('no-worse', within))
    : judgement('too-early', ...figures, sentence('within-unknown', within))
}

/**
 * Whether a current version fails widely: in more than one view of twenty, and more often than the previous version if that
 * one has views.
 * @param before the last good version; undefined if there is none
 */
export function failsWidely(current: Figures, before: Figures | undefined): boolean {
  if (current.failures < minFailures) return false
  if (before && before.views >= comparable && !reaches({ more: current, less: before }, sure)) return false
  return reaches({ more: current, less: noViews, most: 0.05 }, sure)
}

/** Such as "3 of 120 page views with 1.5.0 failed (2.5 %)." */
export const figuresOf = ({ version, views, failures }: Figures): KnownSentence =>
  views === 0
    ? sentence('views-none', { version })
    : sentence('views-failed', {
        version,
        failures: String(failures),
        views: String(views),
        share: percent(failures / views),
      })

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
