import type { ReactNode } from 'react'
import styles from './matrix.module.css'

export interface CellProps {
  /** The label of the cell if its column has no visible head. */
  readonly label: string
  readonly children: ReactNode
}

/** One cell. On narrow screens it also shows the name of its column. */
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
