import { Trans, useLingui } from '@lingui/react/macro'
import { blockPath, reportPath } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { BlockIcon, FlagIcon } from '@within-reach/shared-ui'
import styles from './safety-links.module.css'

export interface SafetyLinksProps {
  /** The message. */
  readonly id: number
  /** The email of its sender; empty for a former member, whom nobody can block. */
  readonly sender: string
}

/** The links that report a received message and block its sender. A message to oneself has none. */
export function SafetyLinks({ id, sender }: SafetyLinksProps) {
  const { t } = useLingui()
  const isOwn = useMember()?.email === sender
  if (isOwn) return null
  return (
    <p className={styles.links}>
      <Link to={reportPath('message', id)} aria-label={t`Report this message`}>
        <FlagIcon size={16} /> <Trans>Report</Trans>
      </Link>
      {sender !== '' && (
        <Link to={blockPath('message', id)}>
          <BlockIcon size={16} /> <Trans>Block the sender</Trans>
        </Link>
      )}
    </p>
  )
}
