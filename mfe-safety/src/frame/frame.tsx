import { Link } from '@within-reach/shared-core/react'
import { BackIcon, classNames } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import styles from './frame.module.css'

export interface FrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The page that contains this one. */
  readonly back?: { readonly to: string; readonly label: string }
  /** Uses the whole width of the site. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The column of every page of this remote. */
export function Frame({ title, lead, back, wide, children }: FrameProps) {
  return (
    <div className={classNames(styles.page, wide && styles.wide)}>
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
