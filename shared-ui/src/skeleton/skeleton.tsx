import { classNames } from '../class-names'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  readonly lines?: number
  /** Shaped like what comes: text, rows of a table, or cards. */
  readonly shape?: 'text' | 'row' | 'card'
}

/** Grey shapes where something is about to be. Say so beside it in words for those who do not see it. */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(styles.line, styles[shape])} />
      ))}
    </div>
  )
}
