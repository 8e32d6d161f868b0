import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../src/build/packages'
import { a11y } from './mistakes/a11y'
import { core } from './mistakes/core'
import { everywhere, journey, runtime, section } from './mistakes/house'
import { javascript, script } from './mistakes/javascript'
import { unitTest } from './mistakes/unit-test'
import { react } from './mistakes/react'
import { acceptedTyped, typed } from './mistakes/typed'
import { typescript } from './mistakes/typescript'
import { type Mistakes, refusals } from './planted'

const hooks = `import { useCallback, useEffect, useMemo, useRef, useState } from 'react'\nexport const hooks = [useCallback, useEffect, useMemo, useRef, useState]\n`

/** Each group with the path of its files; `*` is the number of a file. */
const groups: readonly (readonly [file: string, Mistakes, before?: string])[] = [
  ['shell/src/core-*.ts', core],
  ['shell/src/typescript-*.ts', typescript],
  ['shell/src/typed-*.tsx', typed],
  ['shell/src/a11y-*.tsx', a11y],
  ['shell/src/react-*.tsx', react, hooks],
  ['shell/src/unit-*.test.ts', unitTest],
  ['bench/javascript-*.mjs', javascript],
  ['bench/script-*.cjs', script],
  ['mfe-account/src/section-*.tsx', section],
  ['runtime/src/runtime-*.ts', runtime],
  ['e2e/journeys/journey-*.ts', journey],
  ['api/src/everywhere-*.ts', everywhere],
]
const planted = groups.flatMap(([file, mistakes, before = '']) =>
  Object.entries(mistakes).flatMap(([rule, sources]) =>
    sources.map((source, number) => ({
      file: file.replace('*', `${rule.replaceAll(/\W+/g, '-')}-${number}`),
      rule,
      source: before + source,
    })),
  ),
)

const drawers = [
  'shell/src/utils/date.js',
  'shell/src/helpers.js',
  'api/src/common/a.js',
  'api/src/types.js',
].map((file) => ({ file, rule: 'no-drawers', source: 'export const a = 1' }))
const sleeping = {
  file: 'shell/src/sleeping.test.ts',
  rule: 'restricted-syntax',
  source: `it('a', async () => { await new Promise((resolve) => setTimeout(resolve, 1)); expect(1).toBe(1) })`,
}
const mistakes = [...planted, ...drawers, sleeping]

const accepted: Readonly<Record<string, string>> = {
  'shell/src/header/hover-menu.js': 'export const a = 1',
  'shell/src/reasoned.ts':
    '// oxlint-disable-next-line no-debugger -- the only thing that helps\ndebugger\nexport const a = 1',
  'shell/src/unused.ts': 'export const f = (_event: Event, a: number): number => a',
  'runtime/src/factory.ts':
    'export const create = ({ fetch }: { readonly fetch: (a: string) => unknown }) => { let kept: unknown; return () => (kept ??= fetch("/a")) }',
  'runtime/src/pattern.ts': 'export const word = new RegExp("a", "u")',
  'runtime/src/kept-pattern.ts': `const word = new RegExp('a', 'u')\nexport const f = (): unknown => word`,
  'mfe-account/src/short.test.ts': `it('reads the cookie', () => { expect(document.cookie).toBe('') })`,
  'shell/src/long.ts': Array.from({ length: 250 }, (_, line) => `export const a${line} = 1`).join('\n'),
  ...Object.fromEntries(acceptedTyped.map((source, number) => [`shell/src/accepted-${number}.tsx`, source])),
}

let rules: ReadonlyMap<string, readonly string[]>
beforeAll(async () => {
  const sources = Object.fromEntries(mistakes.map(({ file, source }) => [file, source]))
  rules = await refusals({ ...sources, ...accepted })
})

it.each(mistakes)('$file is refused by $rule', ({ file, rule }) => {
  expect(rules.get(file)).toContain(rule)
})

it('accepts sources without a mistake', () => {
  expect(Object.keys(accepted).flatMap((file) => rules.get(file) ?? [])).toEqual([])
})

it('every rule in force has a planted mistake', () => {
  const settings = readFileSync(path.join(repository, '.oxlintrc.json'), 'utf8')
  const inForce = [...settings.matchAll(/"([\w/-]+)": (?:"error"|\[\s*"error")/g)].map(([, name = '']) =>
    name.replace(/^.*\//, ''),
  )
  const known = new Set(mistakes.map(({ rule }) => rule))
  // No planted mistake makes Oxlint or ESLint report the first in code that obeys exhaustive-deps. The second is an option.
  const unseen = ['preserve-manual-memoization', 'reportUnusedDisableDirectives']
  expect(inForce.length).toBeGreaterThan(150)
  expect(inForce.filter((name) => !known.has(name) && !unseen.includes(name))).toEqual([])
})
