import { inEnglish, type KnownSentence, sentence } from '@within-reach/contract'
import type { Slowness } from './slowness'
import type { Judgement } from './verdict'

/** A verdict, and whether it is carried out. */
export interface CanaryJudgement extends Judgement {
  /** False if too few networks provided the evidence: the canary stays as it is. */
  readonly decides: boolean
}

/** The figures of a judgement on failures. Its other sentences are replaced if the speed decides. */
const figures: readonly string[] = ['views-failed', 'views-none', 'figures-earlier']

/**
 * Adds the speed to a judgement on failures. A slower candidate is worse. One that appears slower does not proceed: the
 * verdict is too early. If a few networks could have caused the difference, the verdict is not carried out.
 * @param slow the measures that are or appear slower
 */
export function withSpeed(failures: CanaryJudgement, slow: readonly Slowness[]): CanaryJudgement {
  const isFound = (finding: Slowness['finding']) => slow.some((one) => one.finding === finding)
  const worseAnyway = failures.verdict === 'worse' && failures.decides
  if (slow.length === 0 || worseAnyway) return failures
  const shown = failures.sentences.filter(({ says }) => figures.includes(says))
  const judged = (verdict: Judgement['verdict'], decides: boolean, ...more: readonly KnownSentence[]) => {
    const sentences = [...shown, ...slow.map(sentenceOf), ...more]
    return { verdict, decides, text: inEnglish(...sentences), sentences }
  }
  if (isFound('slower')) return judged('worse', true, sentence('slower', {}))
  if (isFound('single')) return judged('worse', false, sentence('slower-single', {}))
  return failures.verdict === 'worse' ? failures : judged('too-early', false, sentence('slower-unsure', {}))
}

function sentenceOf({ vital, candidate, current }: Slowness): KnownSentence {
  const values = { time: timeOf(candidate), before: timeOf(current) }
  return vital === 'lcp' ? sentence('slower-lcp', values) : sentence('slower-inp', values)
}

/** Such as "2.3 s" or "180 ms". */
const timeOf = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
