import type { ReactNode } from 'react'
import styles from './health.module.css'

export interface FigureProps {
  readonly name: string
  /** What the figure is based on, below it. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A figure with its name, in a list of figures. */
export function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}
