import { keysOf } from './keys'

const texts: Record<string, string> = { 'a.ts': 'a', 'b.ts': 'b', 'eslint.config.mjs': 'rules' }
const files = ['a.ts', 'b.ts']

/** The files whose keys change when a file has another text. */
function affectedBy(file: string): string[] {
  const keys = (changed: Record<string, string>) =>
    keysOf(files, { read: (name) => ({ ...texts, ...changed })[name], shared: ['eslint.config.mjs'] })
  const [before, after] = [keys({}), keys({ [file]: `${texts[file]} changed` })]
  return files.filter((name) => before.get(name) !== after.get(name))
}

it('the key of a file changes with its text', () => {
  expect(affectedBy('a.ts')).toEqual(['a.ts'])
})

it('every key changes with the rules', () => {
  expect(affectedBy('eslint.config.mjs')).toEqual(files)
})

it('files with the same text and imports have different keys', () => {
  expect(new Set(keysOf(files, { read: () => '', shared: [] }).values()).size).toBe(2)
})
