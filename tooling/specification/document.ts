import { partsOf, type Section, separator, type TestName } from './row'

/**
 * The page that shows which test keeps which claim. It says nothing of results, so it changes with rows and tests only.
 * @param linkTo the address of a test's file, seen from the page
 * @returns Markdown
 */
export function documentOf(sections: readonly Section[], linkTo: (name: TestName) => string): string {
  const all = sections.flatMap(({ rows }) => rows)
  const tests = new Set(all.flatMap(({ shownBy }) => shownBy))
  return `# What the specification says, and the test that shows it

Written by \`npm run specification\` from \`tooling/specification/rows\`; the last step of \`npm test\` fails for every row whose tests
were not run or did not pass. \`%s\` stands for the parameters of a test that runs many times.

${table(['section', 'rows'], [...sections.map(({ title, rows }) => [title, String(rows.length)]), [`all, shown by ${tests.size} tests`, String(all.length)]])}
${sections.map((section) => chapter(section, linkTo)).join('\n')}`
}

function chapter({ title, rows }: Section, linkTo: (name: TestName) => string): string {
  const lines = rows.map(({ id, sentence, shownBy }) => [
    `\`${id}\``,
    sentence,
    shownBy.map((name) => `${partsOf(name).room}: [${titleOf(name)}](${linkTo(name)})`).join('<br>'),
  ])
  return `
## ${title}

${table(['row', 'what holds', 'shown by'], lines)}`
}

const titleOf = (name: TestName): string =>
  partsOf(name)
    .titles.join(separator)
    .replaceAll(/[[\]<>*_`\\]/g, '\\$&')

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('')
