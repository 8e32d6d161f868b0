import type { SentenceId } from './sentences'
import { type Evidence, type Suite, suites, titleOf } from './tagged-test'

/** Whether the tests cover a sentence. */
export interface Verdict {
  readonly id: SentenceId
  readonly result: 'covered' | 'failed' | 'not judged'
  /** The reasons of a failure. */
  readonly problems: readonly string[]
}

/**
 * Decides for each sentence: covered if tagged tests ran and all of them passed; not judged if no tagged test ran and a
 * suite that did not finish has one; failed otherwise.
 * @param inSources the ids that the sources of each suite name
 */
export function judge(
  ids: readonly SentenceId[],
  evidence: Evidence,
  inSources: Record<Suite, ReadonlySet<string>>,
): Verdict[] {
  const ran = suites.flatMap((suite) => evidence[suite] ?? [])
  const unfinished = unfinishedOf(evidence)
  return ids.map((id) => {
    const tests = ran.filter((test) => test.ids.includes(id))
    const problems = tests
      .filter(({ outcome }) => outcome !== 'passed')
      .map((test) => `a test that covers it ${reasons[test.outcome]}: ${test.file}: ${titleOf(test)}`)
    if (problems.length > 0) return { id, result: 'failed', problems }
    if (tests.length > 0) return { id, result: 'covered', problems }
    if (unfinished.some((suite) => inSources[suite].has(id))) return { id, result: 'not judged', problems }
    return { id, result: 'failed', problems: ['no test covers it'] }
  })
}

const reasons = { passed: 'passed', failed: 'failed', skipped: 'was skipped' }

/** @returns the suites that did not run to their end */
export const unfinishedOf = (evidence: Evidence): Suite[] => suites.filter((suite) => !evidence[suite])

/** @returns the lines of a report: each failure, and once the number of sentences that were not judged */
export function linesOf(verdicts: readonly Verdict[], evidence: Evidence): string[] {
  const failures = verdicts.flatMap(({ id, problems }) => problems.map((problem) => `✗ ${id}: ${problem}`))
  const notJudged = verdicts.filter(({ result }) => result === 'not judged').length
  if (notJudged === 0) return failures
  const names = unfinishedOf(evidence).join(' and ')
  return [...failures, `– ${notJudged} sentences were not judged: the ${names} tests did not finish`]
}
