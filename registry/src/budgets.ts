import {
  type Allowance,
  type BudgetChange,
  type BudgetEntry,
  type BudgetKind,
  limitText,
  sentence,
} from '@within-reach/contract'
import { ChangeRefused } from './change-refused'
import { same } from './history'

/**
 * The limits where a site has set no others. Bytes are compressed with brotli; pictures and videos do not count. Times are in
 * milliseconds.
 */
export const usualLimits: Readonly<Record<BudgetKind, number>> = {
  chunk: 200 * 1024,
  start: 120 * 1024,
  total: 1024 * 1024,
  requests: 12,
  // A response to input is good within this time (https://web.dev/articles/inp).
  mount: 200,
}

/** What a budget is about: its kind, and the chunk, the exposed module or the page. */
export type BudgetName = Pick<Allowance, 'kind' | 'of'>

/**
 * The name of a file without the hash of its content, which every build changes: `pages.js` of `pages.9f4c21d0aa.js`. Budgets
 * name chunks by it.
 */
export const chunkOf = (file: string): string => file.replace(/\.[0-9a-f]{10}(?=\.\w+$)/, '')

const isAbout =
  ({ kind, of }: BudgetName) =>
  (other: BudgetName): boolean =>
    other.kind === kind && other.of === of

/** What was allowed for a budget; undefined if the usual limit applies. */
export const allowanceFor = (allowed: readonly Allowance[], budget: BudgetName): Allowance | undefined =>
  allowed.find(isAbout(budget))

/**
 * The limit of a budget.
 * @param allowed for the remote, followed by what is usual at the site: that names no part
 */
export const limitOf = (allowed: readonly Allowance[], budget: BudgetName): number =>
  (allowanceFor(allowed, budget) ?? allowanceFor(allowed, { kind: budget.kind }))?.most ??
  usualLimits[budget.kind]

/**
 * Applies a change of a remote's budgets. Pure: the given list is not modified.
 * @param allowed what was allowed before
 * @param why the reason of the change, which the check shows
 * @throws ChangeRefused if the change has no effect
 */
export function applyBudget(
  allowed: readonly Allowance[],
  { kind, of, most }: BudgetChange,
  why: string,
): Allowance[] {
  const name = of === undefined ? {} : { of: kind === 'chunk' ? chunkOf(of) : of }
  const budget: BudgetName = { kind, ...name }
  const others = allowed.filter((one) => !isAbout(budget)(one))
  if (most === undefined) {
    if (others.length === allowed.length) throw new ChangeRefused(sentence('budget-usual', {}))
    return others
  }
  if (allowanceFor(allowed, budget)?.most === most) throw new ChangeRefused(sentence('budget-already', {}))
  return [...others, { ...budget, most, why }]
}

/**
 * Undoes one change of budgets and no later one.
 * @param now what is allowed
 * @throws ChangeRefused if a later change touched the same budget
 */
export function undoneBudget(
  { before, after, revision, budgetOf }: Pick<BudgetEntry, 'before' | 'after' | 'revision' | 'budgetOf'>,
  now: readonly Allowance[],
): Allowance[] {
  const touched = [...before, ...after].filter(
    (one) => !same(allowanceFor(before, one), allowanceFor(after, one)),
  )
  if (touched.some((one) => !same(allowanceFor(now, one), allowanceFor(after, one))))
    throw new ChangeRefused(
      sentence('budget-touched-later', { remote: budgetOf, revision: String(revision) }),
    )
  const rest = now.filter((one) => !touched.some(isAbout(one)))
  return [...rest, ...before.filter((one) => touched.some(isAbout(one)))]
}

/** Names a budget for people: `chunk pages.js`, or `total`. */
const budgetText = ({ kind, of }: BudgetName): string => (of === undefined ? kind : `${kind} ${of}`)

/**
 * Describes the differences between two lists of what is allowed, one per line.
 * @returns an empty list if they are equal
 */
export function diffBudgets(before: readonly Allowance[], after: readonly Allowance[]): string[] {
  const names = [...before, ...after.filter((one) => !allowanceFor(before, one))]
  return names.flatMap((one) => {
    const [from, to] = [limitOf(before, one), limitOf(after, one)]
    return from === to
      ? []
      : [`${budgetText(one)}: ${limitText(one.kind, from)} → ${limitText(one.kind, to)}`]
  })
}
