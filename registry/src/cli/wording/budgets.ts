import { type Allowance, type BudgetKind, budgetKinds, limitText } from '@within-reach/contract'
import { limitOf } from '../../budgets'
import { table } from './table'

const meanings: Readonly<Record<BudgetKind, string>> = {
  chunk: 'one script or style, compressed',
  start: 'what an exposed module starts with, compressed',
  total: 'all scripts and styles, compressed',
  requests: 'the first screen of a page',
  mount: 'how long the mount blocks the main thread, in 75 of 100 views',
}

/**
 * Formats the usual limits, each with what was allowed instead of it, and why.
 * @param usual what the site has set for every remote
 */
export function budgetLines(allowed: readonly Allowance[], usual: readonly Allowance[]): string[] {
  const rows = budgetKinds.flatMap((kind) => [
    [kind, limitText(kind, limitOf(usual, { kind })), meanings[kind]],
    ...usual.filter((one) => one.kind === kind).map(({ why }) => ['', '', `set for all remotes: ${why}`]),
    ...allowed
      .filter((one) => one.kind === kind)
      .map(({ of = '', most, why }) => [`  ${of}`.trimEnd(), limitText(kind, most), `allowed: ${why}`]),
  ])
  return table(rows).split('\n')
}
