import type { AppealRow } from '@within-reach/contract'
import type { ReactNode } from 'react'
import { AppealCard } from './appeal-card'
import styles from './appeals.module.css'
import { useKeptRows } from './use-kept-rows'

interface AppealListProps {
  readonly rows: readonly AppealRow[]
  readonly page: number
  /** Called when an appeal leaves the list, with the pressed button. */
  readonly onRemoved: () => void
  /** Shown instead of an empty list. */
  readonly empty: ReactNode
}

/** One page of the appeals. One whose answer is being written stays, even if another moderator answers it. */
export function AppealList({ rows, page, onRemoved, empty }: AppealListProps) {
  const { shown, keep } = useKeptRows(rows, page)
  if (shown.length === 0) return empty
  return (
    <ul className={styles.appeals}>
      {shown.map((appeal) => (
        <AppealCard key={appeal.row.appeal_idx} {...appeal} keep={keep} onRemoved={onRemoved} />
      ))}
    </ul>
  )
}
