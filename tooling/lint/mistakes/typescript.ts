import type { Mistakes } from '../planted'

/** Mistakes that are refused in TypeScript. */
export const typescript: Mistakes = {
  'no-non-null-asserted-nullish-coalescing': [
    'export const f = (a: () => number | undefined): number => a()! ?? 1',
  ],
  'ban-ts-comment': [
    `// @ts-ignore
export const a: number = 1`,
  ],
  'no-array-constructor': ['export const a = new Array(0, 1, 2)'],
  'no-duplicate-enum-values': ['export enum E { A = 0, B = 0 }'],
  'no-dynamic-delete': ['export const f = (o: Record<string, number>, k: string): void => { delete o[k] }'],
  'no-empty-object-type': ['export interface Empty {}', 'export const f = (a: {}): unknown => a'],
  'no-explicit-any': ['export const f = (a: any): unknown => a'],
  'no-extra-non-null-assertion': ['export const f = (o?: { a: number }): number => o!!.a'],
  'no-extraneous-class': ['export class A { static a = 1 }'],
  'no-invalid-void-type': ['export const f = (a: void): unknown => a'],
  'no-misused-new': ['export interface I { new (): I; constructor(): void }'],
  'no-namespace': ['export namespace N { export const a = 1 }'],
  'no-non-null-asserted-optional-chain': ['export const f = (a?: { b: number }): number => a?.b!'],
  'no-non-null-assertion': ['export const f = (a?: number): number => a!'],
  'no-require-imports': [
    `export const a = require('a')`,
    `import a = require('a')
export { a }`,
  ],
  'no-this-alias': ['export function f(this: object): object { const self = this; return () => self }'],
  'no-unnecessary-type-constraint': ['export function f<T extends unknown>(a: T): T { return a }'],
  'no-unsafe-declaration-merging': [
    `export interface A { a: 1 }
export class A { b = 1 }`,
  ],
  'no-unsafe-function-type': ['export const f = (a: Function): unknown => a'],
  'no-unused-expressions': [
    'export const f = (a: number): void => { a + 1 }',
    'export const f = (a: boolean, b: () => void): void => { a && b() }',
  ],
  'no-unused-vars': [
    `const a = 1
export const b = 2`,
    `import { a } from './a'
export const b = 2`,
    `import type { A } from './a'
export const b = 2`,
    'export const f = (_a: number, b: number): number => 1',
    `try { f() } catch (error) { f() }
export function f(): void {}`,
    `interface A { a: 1 }
export const b = 2`,
    `type A = 1
export const b = 2`,
    'export const f = ([a, b]: number[]): unknown => a',
    `let a = 1
a = 2
export const b = 2`,
    `function a(): void { a() }
export const b = 2`,
    'export function f<T>(): number { return 1 }',
    `enum A { B }
export const b = 2`,
    `class A {}
export const b = 2`,
  ],
  'no-useless-constructor': ['export class A { a = 1; constructor() {} }'],
  'no-wrapper-object-types': ['export const f = (a: String): unknown => a'],
  'prefer-as-const': [`export const a: 'b' = 'b'`, `export const a = 'b' as 'b'`],
  'prefer-literal-enum-member': [
    `const s = 'a'
export enum E { A = s.length }`,
  ],
  'prefer-namespace-keyword': [
    `declare module Foo {}
export const a = 1`,
  ],
  'triple-slash-reference': [
    `/// <reference path="./a.ts" />
export const a = 1`,
  ],
  'unified-signatures': [
    `export function f(a: number): void
export function f(a: string): void
export function f(a: unknown): void { void a }`,
  ],
  'no-var': ['export var a = 1'],
  'prefer-const': [
    'export const f = (): number => { let a = 1; return a }',
    'export const f = ([x]: number[]): unknown => { let [a, b] = [x, x]; b = 1; return [a, b] }',
  ],
  'prefer-rest-params': ['export function f(): unknown { return arguments }'],
  'prefer-spread': ['export const f = (a: number[]): number => Math.max.apply(Math, a)'],
}
