import type { ReactNode } from 'react'
import styles from './matrix.module.css'

export interface CellProps {
  /** What stands above the cell where there is no head of its column. */
  readonly label: string
  readonly children: ReactNode
}

/** One cell; on narrow screens its column's name stands beside it. */
export function Cell({ label, children }: CellProps) {
  return (
    <div role="cell" className={styles.cell}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
