import { useLingui } from '@lingui/react/macro'
import type { AppealRow } from '@within-reach/contract'
import { EmptyState } from '@within-reach/shared-ui'
import { AppealCard } from './appeal-card'
import styles from './appeals.module.css'
import { useKeptRows } from './use-kept-rows'

interface AppealListProps {
  readonly rows: readonly AppealRow[]
  readonly state: 'open' | 'closed'
  readonly page: number
}

/** One page of the appeals. One whose answer is being written stays, even if another moderator answers it. */
export function AppealList({ rows, state, page }: AppealListProps) {
  const { t } = useLingui()
  const { shown, keep } = useKeptRows(rows, page)
  if (shown.length === 0)
    return <EmptyState title={state === 'open' ? t`No appeal waits` : t`No appeal was decided yet`} />
  return (
    <ul className={styles.appeals}>
      {shown.map((appeal) => (
        <AppealCard key={appeal.row.appeal_idx} {...appeal} keep={keep} />
      ))}
    </ul>
  )
}
