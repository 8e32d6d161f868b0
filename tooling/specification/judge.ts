import type { Evidence, Ran } from './reports'
import { patternOf, type Row, type TestName } from './row'

/** What became of a row. */
export interface Verdict {
  readonly id: string
  /** What is wrong, a line each; none where the claim is shown. */
  readonly faults: readonly string[]
  /** The suites that it needs and that were not run. */
  readonly waitsFor: readonly Suite[]
}

type Suite = keyof Evidence

/**
 * Holds rows against what was run.
 * @returns a verdict a row: shown where it names tests, each of them was run, and all of what it names passed
 */
export function judge(rows: readonly Row[], evidence: Evidence): Verdict[] {
  return rows.map(({ id, shownBy }) => {
    if (shownBy.length === 0) return { id, faults: ['names no test'], waitsFor: [] }
    const waitsFor = new Set<Suite>()
    const faults = shownBy.flatMap((name) => {
      const suite = name.startsWith('e2e') ? 'browser' : 'unit'
      const ran = evidence[suite]
      if (ran) return faultOf(name, ran)
      waitsFor.add(suite)
      return []
    })
    return { id, faults, waitsFor: [...waitsFor] }
  })
}

export const isShown = ({ faults, waitsFor }: Verdict): boolean =>
  faults.length === 0 && waitsFor.length === 0

function faultOf(name: TestName, ran: readonly Ran[]): string[] {
  const pattern = new RegExp(`^${patternOf(name, '.+')}$`, 's')
  const meant = ran.filter((test) => pattern.test(test.name))
  const failed = meant.find(({ outcome }) => outcome === 'failed')
  if (failed) return [`did not pass: ${failed.name}`]
  if (meant.some(({ outcome }) => outcome === 'passed')) return []
  if (meant.length > 0) return [`was skipped: ${name}`]
  const likely = nearest(name, ran)
  return [`was not run: ${name}${likely ? `\n    is it now: ${likely} ?` : ''}`]
}

/** A test that was renamed mostly keeps half of its words. */
function nearest(name: string, ran: readonly Ran[]): string | undefined {
  const wanted = wordsOf(name)
  let best: { readonly name: string; readonly shared: number } | undefined
  for (const test of ran) {
    const words = wordsOf(test.name)
    const shared = [...wanted].filter((word) => words.has(word)).length / Math.max(wanted.size, words.size)
    if (shared >= 0.5 && shared > (best?.shared ?? 0)) best = { name: test.name, shared }
  }
  return best?.name
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))

/**
 * @returns what people are told of rows that are not shown: a suite that was not run is named once, whatever waits for it
 */
export function tell(verdicts: readonly Verdict[]): string {
  const wrong = verdicts.flatMap(({ id, faults }) => faults.map((fault) => `✗ ${id}: ${fault}`))
  const waiting = (['unit', 'browser'] as const).flatMap((suite) => {
    const count = verdicts.filter(({ waitsFor }) => waitsFor.includes(suite)).length
    return count > 0 ? [`✗ the ${suite} tests were not run, and ${count} rows wait for them`] : []
  })
  return [...wrong, ...waiting].join('\n')
}
