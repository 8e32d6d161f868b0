import type { Section } from './sentences'
import { type TaggedTest, titleOf } from './tagged-test'

/**
 * The page that lists the tests that cover each sentence. It contains no outcomes and no line numbers, and sorts the
 * tests, so it changes only with sentences, titles, files and tags.
 * @param tests of a whole run
 * @returns Markdown
 */
export function documentOf(sections: readonly Section[], tests: readonly TaggedTest[]): string {
  const sorted = tests.toSorted(byFileAndTitle)
  const counts = sections.map(({ title, sentences }) => [title, String(sentences.length)])
  const total = sections.flatMap(({ sentences }) => sentences).length
  return `# What the specification says, and the tests that cover it

Written by \`npm run specification\` from the reports of \`npm test\`, whose last step fails for each sentence that no passing test
covers. The sentences are in \`tooling/specification/sentences\`. A test names those that it covers with \`spec()\`.

${table(['section', 'sentences'], [...counts, [`all, covered by ${declarationsOf(sorted).length} tests`, String(total)]])}
${sections.map((section) => chapter(section, sorted)).join('\n')}`
}

const byFileAndTitle = (a: TaggedTest, b: TaggedTest): number =>
  compare(a.file, b.file) || compare(titleOf(a), titleOf(b))

/** Compares by code units: the result of localeCompare differs between machines. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function chapter({ title, sentences }: Section, tests: readonly TaggedTest[]): string {
  const rows = sentences.map(({ id, text }) => [
    `\`${id}\``,
    text,
    declarationsOf(tests.filter(({ ids }) => ids.includes(id)))
      .map(linkTo)
      .join('<br>'),
  ])
  return `
## ${title}

${table(['id', 'sentence', 'covered by'], rows)}`
}

/** The cases of a test that a file declares once. */
type Declaration = readonly [TaggedTest, ...TaggedTest[]]

function declarationsOf(tests: readonly TaggedTest[]): Declaration[] {
  const declarations = new Map<string, [TaggedTest, ...TaggedTest[]]>()
  for (const test of tests) {
    const key = `${test.file}\n${test.declaredAt}`
    const cases = declarations.get(key)
    if (cases) cases.push(test)
    else declarations.set(key, [test])
  }
  return [...declarations.values()]
}

function linkTo([test, ...others]: Declaration): string {
  const title = titleOf(test)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]<>*_`\\]/g, '\\$&')
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return `${test.file.split('/')[0]}: [${title}](../${test.file})${more}`
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('')
