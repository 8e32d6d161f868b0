import { useLingui } from '@lingui/react/macro'
import { type BudgetKind, budgetKinds } from '@within-reach/contract'

const isKind = (kind: string): kind is BudgetKind => (budgetKinds as readonly string[]).includes(kind)

/** @returns a function that says in a few words what a limit is about; a kind that this version does not know stays as it is */
export function useBudgetKindText(): (kind: string) => string {
  const { t } = useLingui()
  const texts: Readonly<Record<BudgetKind, string>> = {
    chunk: t`the size of a script or style`,
    start: t`what a module starts with`,
    total: t`the size of all files together`,
    requests: t`the requests of a first screen`,
    mount: t`the time of the mount`,
  }
  return (kind) => (isKind(kind) ? texts[kind] : kind)
}
