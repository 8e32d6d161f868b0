import type { ReactNode } from 'react'
import styles from './count-badge.module.css'

/** Above this number the badge shows a plus sign. */
const maxShown = 99

export interface CountBadgeProps {
  /** Nothing is shown for 0. */
  readonly count: number
  /** The count in words, such as "3 unread messages". A button with its own label must include it there. */
  readonly label: string
  /** The icon below it. */
  readonly children: ReactNode
}

/** A small number on the corner of an icon. */
export function CountBadge({ count, label, children }: CountBadgeProps) {
  return (
    <span className={styles.anchor}>
      {children}
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count > maxShown ? `${maxShown}+` : count}
          </span>
          <span className="wr-visually-hidden">{label}</span>
        </>
      )}
    </span>
  )
}
