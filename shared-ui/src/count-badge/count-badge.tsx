import type { ReactNode } from 'react'
import styles from './count-badge.module.css'

/** Above it the badge says that there are more. */
const most = 99

export interface CountBadgeProps {
  /** Nothing is shown for 0. */
  readonly count: number
  /** What is counted, in words, such as "3 unread messages". A button with a label of its own has to say it there. */
  readonly words: string
  /** The icon that it sits on. */
  readonly children: ReactNode
}

/** A small number on the corner of an icon. */
export function CountBadge({ count, words, children }: CountBadgeProps) {
  return (
    <span className={styles.anchor}>
      {children}
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count > most ? `${most}+` : count}
          </span>
          <span className="wr-visually-hidden">{words}</span>
        </>
      )}
    </span>
  )
}
