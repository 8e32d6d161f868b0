import { Trans } from '@lingui/react/macro'
import { conversationPaths } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { NextIcon } from '@within-reach/shared-ui'
import styles from './conversations-link.module.css'

/** The link from the folders to the conversations. It closes the message centre over a page. */
export function ConversationsLink() {
  const { center } = useRemote()
  return (
    <Link to={conversationPaths.list} className={styles.link} onClick={() => center?.close()}>
      <Trans>By person</Trans> <NextIcon size={16} />
    </Link>
  )
}
