import {
  allBudgets,
  type Allowance,
  type BudgetEntry,
  budgetSentence,
  inEnglish,
  sentence,
} from '@within-reach/contract'
import { applyBudget, ChangeRefused, undoneBudget } from '@within-reach/registry'
import type { BudgetRequest, ChangeResult } from '../platform/live-registry'
import { type Basis, type ChangeParts, perform } from './changes'
import { budgetsOf } from './revision-queries'
import { isPublished } from './version-queries'

/**
 * Changes what is allowed for a remote or for all, on its base revision: either it becomes the next revision, or nothing happens.
 * @throws unavailable (503) while the database is unreachable
 */
export function changeBudget(parts: ChangeParts, request: BudgetRequest): Promise<ChangeResult> {
  const { change, why } = request
  const of = { remote: change.remote, change }
  return performOn(parts, request, of, (allowed) => applyBudget(allowed, change, why))
}

/** Undoes one change of budgets and no later one. Otherwise like {@link changeBudget}. */
export function undoBudget(parts: ChangeParts, entry: BudgetEntry, request: Basis): Promise<ChangeResult> {
  const of = { remote: entry.budgetOf, change: { type: 'undo', revision: entry.revision } } as const
  return performOn(parts, request, of, (allowed) => undoneBudget(entry, allowed))
}

function performOn(
  parts: ChangeParts,
  basis: Basis,
  { remote, change }: { readonly remote: string; readonly change: BudgetEntry['change'] },
  changed: (allowed: readonly Allowance[]) => Allowance[],
): Promise<ChangeResult> {
  return perform(parts, basis, {
    remote,
    environment: budgetsOf(parts.environment),
    change,
    text: `"${inEnglish(budgetSentence(change))}" for ${remote}`,
    async states({ allowed = {} }, tx) {
      if (remote !== allBudgets && !(await isPublished(tx, remote)))
        throw new ChangeRefused(sentence('never-published', { remote }))
      const before = allowed[remote] ?? []
      return { before, after: changed(before) }
    },
  })
}
