import { keysOf } from './keys'

const graph = new Map([
  ['a.ts', ['b.ts']],
  ['b.ts', ['c.ts', 'node_modules/react/index.d.ts']],
  ['c.ts', []],
  ['d.ts', []],
  ['globals.ts', ['window.ts']],
  ['window.ts', []],
])
const texts: Record<string, string> = {
  'a.ts': 'a',
  'b.ts': 'b',
  'c.ts': 'c',
  'd.ts': 'd',
  'globals.ts': 'declare global { interface Window { a: 1 } }',
  'eslint.config.mjs': 'rules',
}
const files = ['a.ts', 'b.ts', 'c.ts', 'd.ts']

/** The files whose keys differ once a file has another text. */
function affectedBy(file: string): string[] {
  const keys = (changed: Record<string, string>) =>
    keysOf(files, { graph, read: (name) => ({ ...texts, ...changed })[name], shared: ['eslint.config.mjs'] })
  const [before, after] = [keys({}), keys({ [file]: `${texts[file]} changed` })]
  return files.filter((name) => before.get(name) !== after.get(name))
}

it('the key of a file changes with its text and with whatever it imports', () => {
  expect(affectedBy('d.ts')).toEqual(['d.ts'])
  expect(affectedBy('c.ts')).toEqual(['a.ts', 'b.ts', 'c.ts'])
  expect(affectedBy('a.ts')).toEqual(['a.ts'])
})

it('every key changes with the rules, and with what a file declares for all others', () => {
  expect(affectedBy('eslint.config.mjs')).toEqual(files)
  expect(affectedBy('globals.ts')).toEqual(files)
  expect(affectedBy('window.ts')).toEqual(files)
})

it('files with the same text and imports have keys of their own', () => {
  expect(new Set(keysOf(files, { graph: new Map(), read: () => '', shared: [] }).values()).size).toBe(4)
})
