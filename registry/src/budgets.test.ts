import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Allowance, type BudgetChange, budgetKinds, limitText } from '@within-reach/contract'
import { applyBudget, chunkOf, diffBudgets, limitOf, undoneBudget, usualLimits } from './budgets'
import { emptyDocument, readDocument } from './document'

const remote = 'mfe-userspace'
const pages: Allowance = { kind: 'chunk', of: 'pages.js', most: 250_000, why: 'the map' }
const mount: Allowance = { kind: 'mount', most: 400, why: 'the editor' }
const change = (more: Partial<BudgetChange>): BudgetChange => ({
  remote,
  kind: 'chunk',
  of: 'pages.js',
  ...more,
})

describe('the budgets of a remote', () => {
  it.each(budgetKinds)('have a usual limit for %s, until an owner allows another one', (kind) => {
    expect(limitOf([], { kind })).toBe(usualLimits[kind])
    const allowed = applyBudget([], { remote, kind, most: 7 }, 'a test')
    expect(limitOf(allowed, { kind })).toBe(7)
  })

  it('have the limits of their site, unless an owner allows another one', () => {
    const site: Allowance[] = [{ kind: 'chunk', most: 9, why: 'slow networks' }]
    expect(limitOf([pages, ...site], { kind: 'chunk', of: 'pages.js' })).toBe(250_000)
    expect(limitOf([pages, ...site], { kind: 'chunk', of: 'entry.js' })).toBe(9)
    expect(limitOf([pages, ...site], { kind: 'total' })).toBe(usualLimits.total)
    expect(limitOf([mount, { ...mount, most: 9 }], { kind: 'mount' })).toBe(400)
  })

  it('keep the reason, and replace an earlier allowance of the same budget only', () => {
    const more = applyBudget([pages, mount], change({ most: 300_000 }), 'a larger map')
    expect(more).toEqual([mount, { ...pages, most: 300_000, why: 'a larger map' }])
    expect(applyBudget(more, change({}), 'the map is gone')).toEqual([mount])
  })

  it('name a chunk without the hash of its content, which every build changes', () => {
    expect(chunkOf('pages.9f4c21d0aa.js')).toBe('pages.js')
    expect(chunkOf('i18n-ko-po.9f4c21d0aa.js')).toBe('i18n-ko-po.js')
    expect(chunkOf('entry.js')).toBe('entry.js')
    expect(applyBudget([], change({ of: 'pages.9f4c21d0aa.js', most: 250_000 }), 'the map')).toEqual([pages])
  })

  it('are not changed to what they are', () => {
    expect(() => applyBudget([pages], change({ most: 250_000 }), 'again')).toThrow(
      'This is the limit already.',
    )
    expect(() => applyBudget([mount], change({}), 'again')).toThrow('It has the usual limit already.')
  })

  it('are listed by their differences', () => {
    expect(diffBudgets([pages], [mount])).toEqual([
      'chunk pages.js: 245 KB → 200 KB',
      'mount: 200 ms → 400 ms',
    ])
    expect(diffBudgets([pages, mount], [mount, pages])).toEqual([])
  })
})

describe('undoing a change of budgets', () => {
  const entry = { before: [mount], after: [mount, pages], revision: 7, budgetOf: remote }

  it('takes back that change only', () => {
    const later: Allowance = { kind: 'total', most: 2_000_000, why: 'films' }
    expect(undoneBudget(entry, [mount, pages, later])).toEqual([mount, later])
    const taken = { ...entry, before: [mount, pages], after: [mount] }
    expect(undoneBudget(taken, [mount, later])).toEqual([mount, later, pages])
  })

  it('is refused if a later change touched the same budget', () => {
    expect(() => undoneBudget(entry, [mount, { ...pages, most: 1 }])).toThrow(
      'A change after revision 7 touched the same budget of mfe-userspace: make the change that you want instead.',
    )
  })
})

it('a list that cannot be parsed allows nothing, and affects no other remote', () => {
  const allowed = { [remote]: [pages], 'mfe-account': [{ kind: 'chunk', most: 'much' }] }
  const { document, leftOut } = readDocument({ ...emptyDocument, allowed })
  expect(document.allowed).toEqual({ [remote]: [pages] })
  expect(Object.keys(leftOut)).toEqual(['budgets of mfe-account'])
})

it('the page about shipping lists the usual limits', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/shipping.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` +\| .+ \| (\S+(?: \w+)?) +\|$/gm)]
  const listed = Object.fromEntries(rows.map(([, kind = '', most]) => [kind, most]))
  expect(listed).toEqual(
    Object.fromEntries(budgetKinds.map((kind) => [kind, limitText(kind, usualLimits[kind])])),
  )
})
