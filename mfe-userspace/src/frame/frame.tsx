import { Link } from '@within-reach/shared-core/react'
import { BackIcon } from '@within-reach/shared-ui'
import type { ReactNode, RefObject } from 'react'
import styles from './frame.module.css'

export interface FrameProps {
  readonly title: ReactNode
  /** The title, to move the focus to it. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly lead?: ReactNode
  /** The page that contains this one. */
  readonly back?: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

/** The column of the pages that are a member's own. */
export function Frame({ title, heading, lead, back, children }: FrameProps) {
  return (
    <div className={styles.page}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <BackIcon /> {back.label}
        </Link>
      )}
      <header>
        <h1 ref={heading} tabIndex={heading && -1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
