import type { ReactNode } from 'react'
import styles from './figures.module.css'

export interface FigureTileProps {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: 'danger' | 'caution'
}

/** One figure with its name. */
export function FigureTile({ label, value, tone }: FigureTileProps) {
  return (
    <div className={styles.tile} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
