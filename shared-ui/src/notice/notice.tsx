import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { AlertIcon, CheckIcon } from '../icons/icons'
import styles from './notice.module.css'

export interface NoticeProps {
  readonly tone: 'error' | 'success' | 'caution' | 'info'
  readonly children: ReactNode
}

/** A permanent line: red for an error, green for a success, amber for a warning (specification, section 8). */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      {tone === 'success' ? <CheckIcon /> : <AlertIcon />}
      <div>{children}</div>
    </div>
  )
}

export interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
}

/** The content of an empty list, with advice. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
