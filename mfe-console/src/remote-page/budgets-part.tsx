import { useLingui } from '@lingui/react/macro'
import { type Allowance, budgetSentence } from '@within-reach/contract'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import { Part } from './part'
import styles from './remote-page.module.css'

export interface BudgetsPartProps {
  readonly remote: string
  readonly allowed: readonly Allowance[]
}

/** What owners allow the remote instead of the usual limits, and why. It is changed with the command line only. */
export function BudgetsPart({ remote, allowed }: BudgetsPartProps) {
  const { t } = useLingui()
  const format = useSentenceFormatter()
  return (
    <Part title={t`Allowed above the usual limits`}>
      <ul className={styles.versions}>
        {allowed.map(({ kind, of, most, why }) => (
          <li key={`${kind} ${of}`} className={styles.version}>
            <div className={styles.which}>
              <strong>{format(budgetSentence({ remote, kind, of, most }))}</strong>
              <p className={styles.quiet}>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
