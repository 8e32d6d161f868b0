import * as v from 'valibot'

/** A part of the site that faults strike, and what became of it under one of them. */
interface Cell {
  readonly fault: string
  /** The remote, and behind it in brackets which part where it has two. */
  readonly section: string
  /** What a visitor sees while the fault lasts. */
  readonly sees: string
  readonly passed: boolean
}

interface Suite {
  readonly specs: readonly {
    readonly tests: readonly {
      readonly status: string
      readonly annotations: readonly { readonly type: string; readonly description?: string | undefined }[]
    }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const annotation = v.object({ type: v.string(), description: v.optional(v.string()) })
const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({ tests: v.array(v.object({ status: v.string(), annotations: v.array(annotation) })) }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({ suites: v.array(suite) })

/**
 * Reads the fault suite's results, whatever else the report holds.
 * @param report what Playwright's json reporter wrote
 * @throws ValiError where it is no such report
 */
export function cellsOf(report: unknown): Cell[] {
  return v.parse(playwrightReport, report).suites.flatMap(inSuite)
}

function inSuite({ specs, suites = [] }: Suite): Cell[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ status, annotations }) => {
      const said = (type: string) => annotations.find((one) => one.type === type)?.description
      const [fault, section, sees] = [said('fault'), said('section'), said('sees')]
      if (fault === undefined || section === undefined || sees === undefined) return []
      // Flaky is failed: there are no second chances.
      return [{ fault, section, sees, passed: status === 'expected' }]
    })
  return [...own, ...suites.flatMap(inSuite)]
}

const sectionsOf = (cells: readonly Cell[]): string[] =>
  [...new Set(cells.map(({ section }) => section))].sort()

/**
 * The page that shows how the site stands up to each fault.
 * @param faults their names, in order
 * @returns Markdown
 */
export function documentOf(cells: readonly Cell[], faults: readonly string[]): string {
  const sections = sectionsOf(cells)
  const lines = faults.map((fault) => {
    const own = cells.filter((cell) => cell.fault === fault)
    const marks = sections.map((section) => {
      const struck = own.filter((cell) => cell.section === section)
      return struck.length === 0 ? '–' : struck.every(({ passed }) => passed) ? '✓' : '✗'
    })
    return [fault, ...marks, own[0]?.sees ?? '']
  })
  return `# What a visitor meets when something breaks

Written by \`npm run faults\` from what the tests in \`e2e/faults\` find, one folder a fault, one test a cell; \`npm test\` runs them all and
fails where this page is not what they found. A ✓ says: while the fault lasts, header, footer and a section of another remote
are used and the visitor reads what the last column says; once it is gone, the section works without a reload. A – says that
this part of a remote has nothing of the kind.

${table(['fault', ...sections, 'what the visitor sees'], lines)}`
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('')

/**
 * @param remotes each of which every fault must strike
 * @returns what is missing or did not pass, a line each
 */
export function gapsOf(
  cells: readonly Cell[],
  faults: readonly string[],
  remotes: readonly string[],
): string[] {
  const failed = cells
    .filter(({ passed }) => !passed)
    .map(({ fault, section }) => `${fault}: ${section} did not pass`)
  const unknown = [...new Set(cells.map(({ fault }) => fault))]
    .filter((fault) => !faults.includes(fault))
    .map((fault) => `${fault}: is not in the list of faults`)
  const missing = faults.flatMap((fault) => {
    const struck = cells.filter((cell) => cell.fault === fault).map(({ section }) => section.split(' ')[0])
    return remotes
      .filter((remote) => !struck.includes(remote))
      .map((remote) => `${fault}: ${remote} was not tried`)
  })
  return [...failed, ...unknown, ...missing]
}
