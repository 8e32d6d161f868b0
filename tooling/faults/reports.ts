import * as v from 'valibot'
import type { Cell, Result } from './matrix'

interface Test {
  readonly status: string
  readonly expectedStatus: string
  readonly annotations: readonly { readonly type: string; readonly description?: string | undefined }[]
}

interface Suite {
  readonly specs: readonly { readonly tests: readonly Test[] }[]
  readonly suites?: readonly Suite[] | undefined
}

const annotation = v.object({ type: v.string(), description: v.optional(v.string()) })
const test = v.object({ status: v.string(), expectedStatus: v.string(), annotations: v.array(annotation) })
const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ tests: v.array(test) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({ suites: v.array(suite) })

/**
 * Reads the existing cells.
 * @param list the output of `playwright test --list --reporter=json`
 * @throws ValiError if it is another document
 */
export const cellsOf = (list: unknown): Cell[] =>
  testsOf(list)
    // A disabled test fills no cell.
    .filter(({ expectedStatus }) => expectedStatus !== 'skipped')
    .flatMap(cellOf)

/**
 * Reads the results of the cells that ran.
 * @param report the output of Playwright's json reporter
 * @throws ValiError if it is another document
 */
export const resultsOf = (report: unknown): Result[] =>
  testsOf(report)
    .filter(({ status }) => status !== 'skipped')
    .flatMap((one) =>
      // A flaky test counts as failed.
      cellOf(one).map(({ fault, section }) => ({ fault, section, passed: one.status === 'expected' })),
    )

function cellOf({ annotations }: Test): Cell[] {
  const descriptionOf = (type: string) => annotations.find((one) => one.type === type)?.description
  const [fault, section, sees] = [descriptionOf('fault'), descriptionOf('section'), descriptionOf('sees')]
  return fault === undefined || section === undefined || sees === undefined ? [] : [{ fault, section, sees }]
}

const testsOf = (report: unknown): Test[] => v.parse(playwrightReport, report).suites.flatMap(inSuite)

const inSuite = ({ specs, suites = [] }: Suite): Test[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(inSuite),
]
