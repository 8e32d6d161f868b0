import type { Mistakes } from '../planted'

/** Mistakes that are refused in a unit test. */
export const unitTest: Mistakes = {
  'expect-expect': [
    `it('a', () => { f() })
function f() {}`,
  ],
  'no-alias-methods': [
    `it('a', () => { expect(f).toBeCalled() })
function f() {}`,
  ],
  'no-commented-out-tests': [
    `// it('a', () => {})
it('b', () => expect(1).toBe(1))`,
  ],
  'no-conditional-expect': [
    `it('a', () => { if (f()) expect(1).toBe(1) })
function f() { return 1 }`,
    `it('a', () => { try { f() } catch { expect(1).toBe(1) } })
function f() { return 1 }`,
  ],
  'no-deprecated-functions': [`it('a', () => { expect(jest.genMockFromModule('a')).toBe(1) })`],
  'no-disabled-tests': [
    `it.skip('a', () => { expect(1).toBe(1) })`,
    `xit('a', () => { expect(1).toBe(1) })`,
    `describe.skip('a', () => { it('a', () => { expect(1).toBe(1) }) })`,
    `it('a')`,
  ],
  'no-done-callback': [`it('a', (done) => { expect(1).toBe(1); done() })`],
  'no-export': [
    `export const a = 1
it('a', () => { expect(1).toBe(1) })`,
  ],
  'no-focused-tests': [
    `it.only('a', () => { expect(1).toBe(1) })`,
    `fit('a', () => { expect(1).toBe(1) })`,
    `describe.only('a', () => { it('a', () => { expect(1).toBe(1) }) })`,
  ],
  'no-identical-title': [
    `it('a', () => { expect(1).toBe(1) })
it('a', () => { expect(1).toBe(1) })`,
    `describe('a', () => { it('a', () => { expect(1).toBe(1) }) })
describe('a', () => { it('a', () => { expect(1).toBe(1) }) })`,
  ],
  'no-interpolation-in-snapshots': [
    `it('a', () => { expect(1).toMatchInlineSnapshot(\`\${f()}\`) })
function f() { return 1 }`,
  ],
  'no-jasmine-globals': [`it('a', () => { jasmine.any(1); expect(1).toBe(1) })`],
  'no-mocks-import': [
    `import { a } from './__mocks__/a'
it('a', () => { expect(a).toBe(1) })`,
  ],
  'no-standalone-expect': [
    `describe('a', () => { expect(1).toBe(1) })
it('a', () => { expect(1).toBe(1) })`,
  ],
  'no-test-prefixes': [`xit('a', () => { expect(1).toBe(1) })`],
  'valid-describe-callback': [`describe('a', async () => { it('a', () => { expect(1).toBe(1) }) })`],
  'valid-expect': [
    `it('a', () => { expect(1) })`,
    `it('a', () => { expect(f()).resolves.toBe(1) })
async function f() {}`,
  ],
  'valid-expect-in-promise': [
    `it('a', () => { f().then((x) => { expect(x).toBe(1) }) })
async function f() {}`,
  ],
  'valid-title': [
    `it('', () => { expect(1).toBe(1) })`,
    `it(' a', () => { expect(1).toBe(1) })`,
    `describe('it a', () => { it('it a', () => { expect(1).toBe(1) }) })`,
    'it(1, () => { expect(1).toBe(1) })',
  ],
}
