import type { ReactNode, RefObject } from 'react'
import styles from './frame.module.css'

export interface FrameProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The title, to move the focus to it. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** The narrow column of every account page: 22.5rem (specification, section 9). */
export function Frame({ title, lead, heading, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <h1 ref={heading} tabIndex={heading && -1} className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}

/** The class of a form in the column. */
export const formClass: string = styles.form ?? ''

/** The class of a line of links below a form. */
export const linksClass: string = styles.links ?? ''
