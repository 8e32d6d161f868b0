import { Trans } from '@lingui/react/macro'
import { conversationPaths } from '@within-reach/shared-core'
import { NextIcon } from '@within-reach/shared-ui'
import { PageLink } from '../page-link'
import styles from './conversations-link.module.css'

/** The link from the folders to the conversations. */
export function ConversationsLink() {
  return (
    <PageLink to={conversationPaths.list} className={styles.link}>
      <Trans>By person</Trans> <NextIcon size={16} />
    </PageLink>
  )
}
