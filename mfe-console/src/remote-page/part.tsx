import { Card } from '@within-reach/shared-ui'
import { type ReactNode, useId } from 'react'
import styles from './remote-page.module.css'

export interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page of a remote. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Card>
        <h2 id={id}>{title}</h2>
        {children}
      </Card>
    </section>
  )
}
