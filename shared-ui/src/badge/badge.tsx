import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './badge.module.css'

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'caution' | 'call'
  readonly children: ReactNode
}

/** A word that names a kind or a state. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
