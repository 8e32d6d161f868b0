import { Link } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import styles from './home.module.css'

export interface TileProps {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly drawing: ReactNode
}

/** A way into one part of the site. */
export function Tile({ to, title, text, drawing }: TileProps) {
  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.drawing}>{drawing}</span>
      <span className={styles.tileTitle}>{title}</span>
      <span className={styles.tileText}>{text}</span>
    </Link>
  )
}
