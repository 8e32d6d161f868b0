import type { Section, SentenceId } from './sentences'
import { type TaggedTest, titleOf } from './tagged-test'

/**
 * The page that shows which tests show each sentence. It holds no outcomes and no line numbers, and sorts the tests: it
 * changes only with sentences, titles, files and tags.
 * @param tests those of a whole run
 * @returns Markdown
 */
export function documentOf(sections: readonly Section[], tests: readonly TaggedTest[]): string {
  const declarations = declarationsOf(tests)
  const counts = sections.map(({ title, sentences }) => [title, String(sentences.length)])
  const total = sections.flatMap(({ sentences }) => sentences).length
  return `# What the specification says, and the test that shows it

Written by \`npm run specification\` from the reports of \`npm test\`, whose last step fails for each sentence that no passing test
shows. The sentences stand in \`tooling/specification/sentences\`; a test names those that it shows with \`spec()\`.

${table(['section', 'sentences'], [...counts, [`all, shown by ${declarations.length} tests`, String(total)]])}
${sections.map((section) => chapter(section, declarations)).join('\n')}`
}

/** A test as its file declares it, with all its cases. */
interface Declaration {
  readonly ids: ReadonlySet<SentenceId>
  readonly link: string
}

function declarationsOf(tests: readonly TaggedTest[]): Declaration[] {
  const cases = new Map<string, [TaggedTest, ...TaggedTest[]]>()
  for (const test of tests.toSorted(byFileAndTitle)) {
    const key = `${test.file}\n${test.declaredAt}`
    const found = cases.get(key)
    if (found) found.push(test)
    else cases.set(key, [test])
  }
  return [...cases.values()].map((found) => ({
    ids: new Set(found.flatMap(({ ids }) => ids)),
    link: linkTo(found[0], found.length - 1),
  }))
}

const byFileAndTitle = (a: TaggedTest, b: TaggedTest): number =>
  compare(a.file, b.file) || compare(titleOf(a), titleOf(b))

/** Unlike localeCompare the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function linkTo(test: TaggedTest, more: number): string {
  const title = titleOf(test).replaceAll(/[[\]<>*_`\\]/g, '\\$&')
  return `${test.file.split('/')[0]}: [${title}](../${test.file})${more > 0 ? `, and ${more} more` : ''}`
}

function chapter({ title, sentences }: Section, declarations: readonly Declaration[]): string {
  const rows = sentences.map(({ id, text }) => [
    `\`${id}\``,
    text,
    declarations
      .filter(({ ids }) => ids.has(id))
      .map(({ link }) => link)
      .join('<br>'),
  ])
  return `
## ${title}

${table(['id', 'sentence', 'shown by'], rows)}`
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('')
