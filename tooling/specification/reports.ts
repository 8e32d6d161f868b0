import path from 'node:path'
import * as v from 'valibot'
import { separator } from './row'

/** How a test of a report ended. */
export interface Ran {
  /** Room and titles, as a row names it. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** What was run; a suite that was not run at all is left out. */
export interface Evidence {
  readonly unit?: readonly Ran[]
  readonly browser?: readonly Ran[]
}

const jestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
})

/**
 * @param report what `jest --json` wrote
 * @param repository the folder of the rooms
 * @throws ValiError where it is no such report
 */
export function fromJest(report: unknown, repository: string): Ran[] {
  return v.parse(jestReport, report).testResults.flatMap(({ name: file, assertionResults }) => {
    const [room = ''] = path.relative(repository, file).split(path.sep)
    return assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: [room, ...ancestorTitles, title].join(separator),
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
    }))
  })
}

interface Suite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({ suites: v.array(suite) })

/**
 * @param report what Playwright's json reporter wrote
 * @returns each journey once for each width that it ran at
 * @throws ValiError where it is no such report
 */
export function fromPlaywright(report: unknown): Ran[] {
  // The outermost suites are the files.
  return v.parse(playwrightReport, report).suites.flatMap((file) => inSuite(file, ['e2e']))
}

function inSuite({ specs, suites = [] }: Suite, titles: readonly string[]): Ran[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        name: [...titles, title].join(separator),
        outcome: outcomes[status] ?? 'failed',
      })),
    ),
    ...suites.flatMap((inner) => inSuite(inner, [...titles, inner.title])),
  ]
}

/** Flaky is failed: there are no second chances. */
const outcomes: Record<string, Ran['outcome']> = { expected: 'passed', skipped: 'skipped' }
