import { Trans, useLingui } from '@lingui/react/macro'
import { blockPath, reportPath } from '@within-reach/shared-core'
import { useMember } from '@within-reach/shared-core/react'
import { BlockIcon, FlagIcon } from '@within-reach/shared-ui'
import { PageLink } from '../page-link'
import styles from './safety-links.module.css'

export interface SafetyLinksProps {
  /** The message. */
  readonly id: number
  /** The email of its sender; empty for a former member, whom nobody can block. */
  readonly sender: string
}

/** The links that report a received message and block its sender. A message to oneself has none. */
export function SafetyLinks({ id, sender }: SafetyLinksProps) {
  const isOwn = useMember()?.email === sender
  if (isOwn) return null
  return (
    <p className={styles.links}>
      <ReportLink id={id} />
      {sender !== '' && <BlockLink id={id} />}
    </p>
  )
}

export interface ReportLinkProps {
  /** The message. */
  readonly id: number
  readonly iconOnly?: boolean
}

/** The link that reports a received message. */
export function ReportLink({ id, iconOnly = false }: ReportLinkProps) {
  const { t } = useLingui()
  return (
    <PageLink to={reportPath('message', id)} className={styles.link} aria-label={t`Report this message`}>
      <FlagIcon size={16} /> {!iconOnly && <Trans>Report</Trans>}
    </PageLink>
  )
}

export interface BlockLinkProps {
  /** A message of the sender. */
  readonly id: number
  /** The name of the sender, where the link is beside it. */
  readonly nick?: string
}

/** The link that blocks the sender of a message. */
export function BlockLink({ id, nick }: BlockLinkProps) {
  const { t } = useLingui()
  return (
    <PageLink to={blockPath('message', id)} className={styles.link} aria-label={nick && t`Block ${nick}`}>
      <BlockIcon size={16} /> {nick ? <Trans>Block</Trans> : <Trans>Block the sender</Trans>}
    </PageLink>
  )
}
