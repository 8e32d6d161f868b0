import { Card } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import styles from './review.module.css'

export interface ReviewPartProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A part of a review beside the text. */
export const ReviewPart = ({ title, children }: ReviewPartProps) => (
  <Card className={styles.part}>
    <h2>{title}</h2>
    {children}
  </Card>
)
