import type { Mistakes } from '../planted'

/** Mistakes that are refused in JavaScript. In TypeScript, the compiler finds most of them. */
export const javascript: Mistakes = {
  'constructor-super': ['export class A extends Object { constructor() { this.a = 1 } }'],
  'getter-return': ['export const a = { get b() {} }'],
  'no-class-assign': [
    `class A {}
A = 1
export { A }`,
  ],
  'no-const-assign': [
    `const a = 1
a = 2
export { a }`,
  ],
  'no-dupe-class-members': ['export class A { a() {} a() {} }'],
  'no-dupe-keys': ['export const a = { b: 1, b: 2 }'],
  'no-func-assign': [
    `function f() {}
f = 1
export { f }`,
  ],
  'no-import-assign': [
    `import { a } from './a'
a = 1
export { a }`,
  ],
  'no-new-native-nonconstructor': ['export const a = new Symbol()'],
  'no-obj-calls': ['export const a = Math()'],
  'no-redeclare': [
    `var a = 1
var a = 2
export { a }`,
  ],
  'no-setter-return': ['export const a = { set b(c) { return c } }'],
  'no-this-before-super': ['export class A extends Object { constructor() { this.a = 1; super() } }'],
  'no-unreachable': ['export function f() { return 1; f() }'],
  'no-unsafe-negation': ['export const f = (a) => !a in {}'],
  'no-unused-vars': [
    `const a = 1
export const b = 2`,
    'export const f = (a) => 1',
  ],
  eqeqeq: ['export const f = (a) => a == 1'],
  'no-empty': ['export const f = (a) => { if (a) {} }'],
  'no-restricted-exports': ['export default 1'],
  'no-warning-comments': [
    `// TODO: later
export const a = 1`,
  ],
}

/** Mistakes that are refused in a script. A module with these does not compile. */
export const script: Mistakes = {
  'no-delete-var': ['var a = 1\ndelete a'],
  'no-nonoctal-decimal-escape': [`module.exports = '\\8'`],
  'no-with': ['with (Math) { module.exports = abs(1) }'],
}
