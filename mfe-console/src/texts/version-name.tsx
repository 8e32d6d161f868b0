import { Trans } from '@lingui/react/macro'
import { type Origins, shortCommit } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import styles from './version-name.module.css'

export interface VersionNameProps {
  readonly version: string
  /** The known origins of versions; absent from an older service. */
  readonly origins: Origins | undefined
  /** What stands behind the name, such as a badge. */
  readonly children?: ReactNode
}

/**
 * A version, named by the subject of the commit that it comes from, with author, day, commit and number below. Without an
 * origin, its number.
 */
export function VersionName({ version, origins = {}, children }: VersionNameProps) {
  const origin = origins[version]
  if (!origin)
    return (
      <span>
        <strong className={styles.number}>{version}</strong> {children}
      </span>
    )
  const { subject, author, at, commit, clean } = origin
  return (
    <span className={styles.version}>
      <span>
        <strong dir="auto">{subject}</strong> {children}
      </span>
      <span className={styles.details}>
        <bdi>{author}</bdi> · <Time iso={at} style="day" /> ·{' '}
        <code title={commit}>{shortCommit(origin)}</code> {!clean && <Trans>and uncommitted changes</Trans>} ·{' '}
        <span className={styles.number}>{version}</span>
      </span>
    </span>
  )
}
