import { Link } from '@within-reach/shared-core/react'
import { BackIcon } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import styles from './frame.module.css'

export interface FrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The page that contains this one. */
  readonly back?: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

/** The column of the pages that are a member's own. */
export function Frame({ title, lead, back, children }: FrameProps) {
  return (
    <div className={styles.page}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <BackIcon /> {back.label}
        </Link>
      )}
      <header>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
