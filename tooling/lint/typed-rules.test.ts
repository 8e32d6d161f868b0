import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { typedComplaints } from './typed-rules'

/** Each source has one fault at most, and stands in a file of its own. */
const sources = {
  'floating.ts': 'export const begin = (): void => { later() }',
  'condition.ts': 'export const is = (): boolean => (later() ? true : false)',
  'callback.ts': 'export const each = (): void => [1].forEach(async () => { await later() })',
  'component.tsx': 'export const begin = (): void => { later() }',
  'attribute.tsx':
    'declare global { namespace JSX { interface IntrinsicElements { b: { press: () => void } } } }\nexport const b = <b press={async () => { await later() }} />',
  'awaited.ts': 'export const wait = async (): Promise<void> => { await 1 }',
  'thrown.ts': `export const fail = (): never => { throw 'text' }`,
  'rethrown.ts': 'export const fail = (error: unknown): never => { throw error }',
  'switch.ts': `export function two(kind: 'a' | 'b'): number { switch (kind) { case 'a': return 1 } return 2 }`,
  'default.ts': `export function two(kind: 'a' | 'b'): number { switch (kind) { case 'a': return 1; default: return 2 } }`,
  'silenced.ts': `export const begin = (): void => {
    // oxlint-disable-next-line typescript/no-floating-promises -- nobody waits for it
    later()
  }`,
  'silent.ts':
    '// oxlint-disable-next-line typescript/no-floating-promises -- it silences nothing\nexport const a = 1',
  'for-eslint.ts': '// eslint-disable-next-line no-console -- ESLint judges it\nexport const a = 1',
}

const complaints = new Map<string, string>()
beforeAll(async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'typed-rules-')))
  const settings = { compilerOptions: { strict: true, jsx: 'preserve', module: 'esnext', types: [] } }
  const tsconfig = path.join(folder, 'tsconfig.json')
  writeFileSync(tsconfig, JSON.stringify(settings))
  const later = 'const later = async (): Promise<number> => await Promise.resolve(1)'
  for (const [name, source] of Object.entries(sources))
    writeFileSync(path.join(folder, name), `${source}\n${source.includes('later()') ? later : ''}\n`)
  for (const complaint of await typedComplaints(['.'], { folder, tsconfig })) {
    const file = complaint.replace(/:.*/s, '')
    complaints.set(file, `${complaints.get(file) ?? ''}${complaint}`)
  }
  rmSync(folder, { recursive: true })
})

it.each([
  ['floating.ts', 'no-floating-promises'],
  ['component.tsx', 'no-floating-promises'],
  ['condition.ts', 'no-misused-promises'],
  ['callback.ts', 'no-misused-promises'],
  ['awaited.ts', 'await-thenable'],
  ['thrown.ts', 'only-throw-error'],
  ['switch.ts', 'switch-exhaustiveness-check'],
  ['silent.ts', 'Unused oxlint-disable directive'],
])('%s is refused by %s', (file, rule) => {
  expect(complaints.get(file)).toContain(rule)
})

it('accepts all others', () => {
  const good = ['attribute.tsx', 'rethrown.ts', 'default.ts', 'silenced.ts', 'for-eslint.ts']
  expect(good.filter((file) => complaints.has(file))).toEqual([])
  expect(complaints.size + good.length).toBe(Object.keys(sources).length)
})

it('fails where Oxlint cannot look', async () => {
  const tsconfig = path.join(tmpdir(), 'there-is-none.json')
  await expect(typedComplaints(['.'], { folder: tmpdir(), tsconfig })).rejects.toThrow('Oxlint failed')
})
