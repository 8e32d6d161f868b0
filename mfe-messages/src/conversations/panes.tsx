import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { classNames, NextIcon, useNarrow } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import linkStyles from './conversations-link.module.css'
import styles from './panes.module.css'

export interface PanesProps {
  /** What narrow screens show: one of the two. */
  readonly shows: 'list' | 'conversation'
  readonly list: ReactNode
  /** The conversation. */
  readonly children: ReactNode
}

/** The list of conversations, and beside it one of them. Narrow screens show one pane. */
export function Panes({ shows, list, children }: PanesProps) {
  const narrow = useNarrow()
  // A prerendered page has both, and its styles hide one of them on narrow screens.
  const withList = shows === 'list' || narrow !== true
  const withConversation = shows === 'conversation' || narrow !== true
  return (
    <div className={classNames(styles.page, shows === 'conversation' ? styles.one : styles.all)}>
      {withList && (
        <header className={styles.header}>
          {shows === 'list' ? (
            <h1 className={styles.title}>{title}</h1>
          ) : (
            <p className={styles.title}>{title}</p>
          )}
          <Link to={narrow ? paths.mobileMessage : paths.message} className={linkStyles.link}>
            <Trans>Inbox and sent</Trans> <NextIcon size={16} />
          </Link>
        </header>
      )}
      <div className={styles.frame}>
        {withList && <div className={styles.list}>{list}</div>}
        {withConversation && <div className={styles.conversation}>{children}</div>}
      </div>
    </div>
  )
}

const title = <Trans>Conversations</Trans>
