import { Trans } from '@lingui/react/macro'
import { allBudgets, type BudgetEntry, budgetSentence } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { useNames } from '../texts/names'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import styles from './history.module.css'

export interface BudgetLineProps {
  readonly entry: BudgetEntry
  readonly named: boolean
}

/** One change of what a remote may weigh. It is undone on the command line. */
export function BudgetLine({ entry, named }: BudgetLineProps) {
  const names = useNames()
  const format = useSentenceFormatter()
  const { revision, at, who, why, budgetOf, change } = entry
  const title = budgetOf === allBudgets ? undefined : names.remote(budgetOf)
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>
          {named && title !== undefined && `${title}: `}
          {format(budgetSentence(change))}
        </strong>
        <Badge>
          <Trans>Revision {revision}</Trans>
        </Badge>
      </div>
      <p className={styles.why}>{why}</p>
      <p className={styles.who}>
        {names.who(who)} · <Time iso={at} />
      </p>
    </li>
  )
}
