import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './inquiry.module.css'

export interface BannerProps {
  readonly title: ReactNode
  readonly lead: ReactNode
}

/** The title of an Ask Reach page. */
export function Banner({ title, lead }: BannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>
          <Trans>Ask Reach</Trans>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
  )
}
