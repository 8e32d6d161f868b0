import { Trans, useLingui } from '@lingui/react/macro'
import type { ContentKind } from '@within-reach/contract'
import { boardPath, paths, safetyPaths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { Frame } from '../frame/frame'
import styles from './block.module.css'

export interface BlockedProps {
  /** The blocked member. */
  readonly nick: string
  readonly kind: ContentKind
}

/** After a block: what it does, and where it can be undone. */
export function Blocked({ nick, kind }: BlockedProps) {
  const { t } = useLingui()
  const done = useRef<HTMLDivElement>(null)
  // The pressed button was removed.
  useEffect(() => done.current?.focus(), [])
  return (
    <Frame title={t`${nick} is blocked`}>
      <div ref={done} tabIndex={-1}>
        <Notice tone="success">
          <Trans>Nothing that {nick} writes reaches you any more. They are not told.</Trans>
        </Notice>
      </div>
      <div className={styles.actions}>
        {/* The page before may have been theirs. */}
        <Link to={kind === 'message' ? paths.message : boardPath.fr} className={buttonClass()}>
          {kind === 'message' ? <Trans>To the messages</Trans> : <Trans>To the boards</Trans>}
        </Link>
        <Link to={safetyPaths.safety} className={buttonClass({ variant: 'secondary' })}>
          <Trans>Blocked members</Trans>
        </Link>
      </div>
    </Frame>
  )
}
