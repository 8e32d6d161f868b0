import { Link } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import styles from './tile.module.css'

export interface TileProps {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly drawing: ReactNode
}

/** A link to one part of the site. The whole tile is clickable. */
export function Tile({ to, title, text, drawing }: TileProps) {
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.drawing}>{drawing}</span>
        <span className={styles.copy}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </span>
      </Link>
    </li>
  )
}

export interface TilesProps {
  /** Tall tiles with a picture above the text for the main services, or rows with the picture beside it. */
  readonly look: 'tall' | 'row'
  readonly children: ReactNode
}

/** Tiles in a row, on narrow screens in a column. */
export function Tiles({ look, children }: TilesProps) {
  return <ul className={`${styles.tiles} ${styles[look]}`}>{children}</ul>
}
