import { Trans } from '@lingui/react/macro'
import { MessageIcon } from '@within-reach/shared-ui'
import { ConversationList } from './conversation-list'
import { Panes } from './panes'
import styles from './panes.module.css'

/** The messages of the member by person (/conversations). On wide screens, the place of a conversation is beside the list. */
export function Component() {
  return (
    <Panes shows="list" list={<ConversationList />}>
      <div className={styles.nothing}>
        <MessageIcon size={48} />
        <p>
          <Trans>Choose a conversation</Trans>
        </p>
      </div>
    </Panes>
  )
}
