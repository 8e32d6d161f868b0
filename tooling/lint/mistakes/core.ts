import type { Mistakes } from '../planted'

/** Mistakes that are refused in every source. */
export const core: Mistakes = {
  eqeqeq: [
    'export const f = (a: unknown): boolean => a == 1',
    'export const f = (a: unknown): boolean => a != null',
  ],
  'for-direction': [
    `for (let i = 0; i < 10; i--) f(i)
export function f(a: number): number { return a }`,
  ],
  'no-async-promise-executor': ['export const a = new Promise(async (resolve) => { resolve(await 1) })'],
  'no-case-declarations': [
    'export const f = (a: number): number => { switch (a) { case 1: let b = 2; return b++; default: return 1 } }',
  ],
  'no-compare-neg-zero': ['export const f = (a: number): boolean => a === -0'],
  'no-cond-assign': ['export const f = (a: number): void => { if (a = 1) f(a) }'],
  'no-console': [
    `console.log(1)
export const a = 1`,
  ],
  'no-constant-binary-expression': [
    'export const f = (a: unknown): boolean => !a == null',
    'export const f = (a: unknown): unknown => ({}) ?? a',
  ],
  'no-constant-condition': ['export const f = (): void => { if (true) f() }'],
  'no-control-regex': ['export const a = /\\x1f/'],
  'no-debugger': [
    `debugger
export const a = 1`,
  ],
  'no-dupe-else-if': ['export const f = (a: boolean): void => { if (a) f(a); else if (a) f(!a) }'],
  'no-duplicate-case': [
    'export const f = (a: number): number => { switch (a) { case 1: return 1; case 1: return 2; default: return 3 } }',
  ],
  'no-empty': [
    'export const f = (a: boolean): void => { if (a) {} }',
    'export const f = (): void => { try { f() } catch {} }',
  ],
  'no-empty-character-class': ['export const a = /a[]/'],
  'no-empty-pattern': ['export const f = ({}: object): number => 1'],
  'no-empty-static-block': ['export class A { a = 1; static {} }'],
  'no-ex-assign': ['export const f = (): void => { try { f() } catch (error) { error = 1; throw error } }'],
  'no-extra-boolean-cast': ['export const f = (a: unknown): void => { if (!!a) f(a) }'],
  'no-fallthrough': ['export const f = (a: number): void => { switch (a) { case 1: f(2); case 2: f(3) } }'],
  'no-global-assign': [
    `undefined = 1
export const a = 1`,
    `Object = 1
export const a = 1`,
  ],
  'no-invalid-regexp': [`export const a = new RegExp('[')`],
  'no-irregular-whitespace': ['export const a =\u00a01'],
  'no-loss-of-precision': ['export const a = 5123000000000000000000000000001'],
  'no-misleading-character-class': ['export const a = /[👍]/'],
  'no-prototype-builtins': [`export const f = (a: object): boolean => a.hasOwnProperty('a')`],
  'no-regex-spaces': ['export const a = /a  b/'],
  'no-restricted-exports': [
    'export default 1',
    `export { default } from './a'`,
    `const a = 1
export { a as default }`,
    `export * as default from './a'`,
    `export { a as default } from './a'`,
  ],
  'no-self-assign': ['export const f = (a: number): number => { a = a; return a }'],
  'no-shadow-restricted-names': ['export const f = (undefined: number): number => undefined'],
  'no-sparse-arrays': ['export const a = [1, , 2]'],
  'no-unassigned-vars': [
    `let a: number | undefined
export const f = (): unknown => a`,
  ],
  'no-unexpected-multiline': [
    `export const f = (a: unknown): unknown => a
export const b = f
(1 || 2)`,
  ],
  'no-unsafe-finally': ['export const f = (): number => { try { return 1 } finally { return 2 } }'],
  'no-unsafe-optional-chaining': ['export const f = (a?: { b: () => void }): void => { (a?.b)() }'],
  'no-unused-labels': ['export const f = (): number => { a: for (const b of [1]) return b; return 2 }'],
  'no-unused-private-class-members': ['export class A { #a = 1; b = 2 }'],
  'no-useless-assignment': ['export const f = (): number => { let a = 1; a = 2; return a }'],
  'no-useless-backreference': ['export const a = /\\1(a)/'],
  'no-useless-catch': ['export const f = (): void => { try { f() } catch (error) { throw error } }'],
  'no-useless-escape': [`export const a = 'a\\d'`, 'export const a = /\\!/'],
  'no-warning-comments': [
    `// TODO: later
export const a = 1`,
    `// fixme later
export const a = 1`,
    `/* xxx */
export const a = 1`,
  ],
  'preserve-caught-error': [
    `export const f = (): void => { try { f() } catch (error) { throw new Error('a: ' + String(error)) } }`,
  ],
  'require-yield': ['export function* f(): unknown { return 1 }'],
  'use-isnan': ['export const f = (a: number): boolean => a === NaN'],
  'valid-typeof': [`export const f = (a: unknown): boolean => typeof a === 'strnig'`],
}
