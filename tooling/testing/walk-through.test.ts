import { readDocument } from '../documents/documents'
import { blocksOf, withEntries } from './walk-through'

const fence = '```'

it('the blocks of a walk-through are commands, files and entries, in their order', () => {
  const page = `
${fence}sh
npm test
${fence}

In \`mfe-events/src/a.ts\`:

${fence}ts mfe-events/src/a.ts
export const a = 1
${fence}

${fence}sh serves /events
npx kit dev
${fence}
`
  expect(blocksOf(page)).toEqual([
    { kind: 'commands', text: 'npm test\n', page: '' },
    { kind: 'file', text: 'export const a = 1\n', file: 'mfe-events/src/a.ts' },
    { kind: 'serving', text: 'npx kit dev\n', page: '/events' },
  ])
})

it.each([
  ['a block that nobody can run', `${fence}text\nHello\n${fence}\n`, 'Nobody can run a block of "text"'],
  ['commands with an unknown mark', `${fence}sh sometimes\nls\n${fence}\n`, '"sh sometimes"'],
  ['a file that readers cannot name', `Here:\n\n${fence}ts a.ts\n1\n${fence}\n`, 'does not name a.ts'],
])('%s is refused', (_, page, reason) => {
  expect(() => blocksOf(page)).toThrow(reason)
})

it('entries replace those of the catalogue, and no entry is added', () => {
  const catalogue = 'msgid "Search"\nmsgstr ""\n\nmsgid "Search events"\nmsgstr ""\n'
  expect(withEntries(catalogue, 'msgid "Search"\nmsgstr "검색"\n')).toBe(
    'msgid "Search"\nmsgstr "검색"\n\nmsgid "Search events"\nmsgstr ""\n',
  )
  expect(() => withEntries(catalogue, 'msgid "Find"\nmsgstr "검색"\n')).toThrow('no msgid "Find"')
})

it('the first remote is a walk-through that a test can run', () => {
  const blocks = blocksOf(readDocument('docs/first-remote.md'))
  const kinds = new Set(blocks.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['commands', 'failing', 'serving', 'file', 'entries']))
})
