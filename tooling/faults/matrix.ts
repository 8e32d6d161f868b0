/** A test that breaks a part of the site in one way. */
export interface Cell {
  readonly fault: string
  /** The remote, and in brackets its part if it has two. */
  readonly section: string
  /** What a visitor sees during the fault. */
  readonly sees: string
}

/** The result of a cell. */
export interface Result extends Pick<Cell, 'fault' | 'section'> {
  readonly passed: boolean
}

const sectionsOf = (cells: readonly Cell[]): string[] =>
  [...new Set(cells.map(({ section }) => section))].sort()

/**
 * The page that shows how the site handles each fault.
 * @param faults their names, in order
 * @param results of a run; a cell without one counts as passed
 * @returns Markdown
 */
export function documentOf(
  cells: readonly Cell[],
  faults: readonly string[],
  results: readonly Result[] = [],
): string {
  const sections = sectionsOf(cells)
  const lines = faults.map((fault) => {
    const own = cells.filter((cell) => cell.fault === fault)
    const marks = sections.map((section) => {
      const tested = own.filter((cell) => cell.section === section)
      return tested.length === 0 ? '–' : tested.some((cell) => hasFailed(cell, results)) ? '✗' : '✓'
    })
    return [fault, ...marks, own[0]?.sees ?? '']
  })
  return `# What visitors see when something breaks

Written by \`npm run faults\`, which runs all tests in \`e2e/faults\`: one folder per fault, one test per cell. \`npm test\` runs some of them, and
\`npm run test:full\` the rest. Both fail if this page does not match the tests. ✓ means: during the fault, header, footer and a section of another
remote work, and the visitor sees what the last column says; after it, the section works without a reload. – means that the fault
does not apply to this part of a remote.

${table(['fault', ...sections, 'what the visitor sees'], lines)}`
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('')

/**
 * Finds faults without a test of some remote, and tests of faults that are not listed.
 * @param faults the listed ones
 * @param remotes every fault must be tested on each of them
 * @returns a line for each finding
 */
export function gapsOf(
  cells: readonly Cell[],
  faults: readonly string[],
  remotes: readonly string[],
): string[] {
  const unknown = [...new Set(cells.map(({ fault }) => fault))]
    .filter((fault) => !faults.includes(fault))
    .map((fault) => `${fault}: is not in tooling/faults/faults.ts`)
  const missing = faults.flatMap((fault) => {
    const tested = cells.filter((cell) => cell.fault === fault).map(({ section }) => section.split(' ')[0])
    return remotes
      .filter((remote) => !tested.includes(remote))
      .map((remote) => `${fault}: no test for ${remote}`)
  })
  return [...unknown, ...missing]
}

/** @returns a line for each failed cell */
export const failuresOf = (results: readonly Result[]): string[] =>
  results.filter(({ passed }) => !passed).map(({ fault, section }) => `${fault}: ${section} did not pass`)

/** @returns the number of cells that have a result */
export const judgedOf = (cells: readonly Cell[], results: readonly Result[]): number =>
  cells.filter((cell) => results.some((result) => isOf(result, cell))).length

const isOf = (result: Result, { fault, section }: Cell): boolean =>
  result.fault === fault && result.section === section

const hasFailed = (cell: Cell, results: readonly Result[]): boolean =>
  results.some((result) => isOf(result, cell) && !result.passed)
