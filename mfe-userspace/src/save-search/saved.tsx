import { Trans } from '@lingui/react/macro'
import { mySearchesPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import styles from './save-search.module.css'

export interface SavedProps {
  readonly name: string
  /** The page of the list. */
  readonly back: string
}

/** Says that a search was saved, and where to go on. */
export function Saved({ name, back }: SavedProps) {
  const notice = useRef<HTMLDivElement>(null)
  // The form with the pressed button is gone.
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className={styles.form}>
      <div ref={notice} tabIndex={-1} className={styles.done}>
        <Notice tone="success">
          <Trans>“{name}” is saved.</Trans>
        </Notice>
      </div>
      <Link to={back} className={buttonClass({ variant: 'primary', wide: true })}>
        <Trans>Back to the list</Trans>
      </Link>
      <Link to={mySearchesPath} className={buttonClass({ variant: 'secondary', wide: true })}>
        <Trans>Saved searches</Trans>
      </Link>
    </div>
  )
}
