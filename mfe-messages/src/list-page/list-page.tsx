import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { paths, withQuery } from '@within-reach/shared-core'
import { holdComposingEnter, Link, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, SearchField, Tabs } from '@within-reach/shared-ui'
import { useId } from 'react'
import { useFolderTabs } from '../message-list/folders'
import { useListInAddress } from '../message-list/shown-list'
import { useMailbox } from '../message-list/use-mailbox'
import { ConversationsLink } from '../conversations/conversations-link'
import linkStyles from '../conversations/conversations-link.module.css'
import { FolderList } from '../message-list/folder-list'
import styles from './list-page.module.css'

/** The list of narrow screens (/mobilemessage, query type: inbox by default, or sent). */
export function Component() {
  const { t } = useLingui()
  const listId = useId()
  const { navigate } = useRemote()
  const { folder, searchText, show } = useListInAddress()
  const mailbox = useMailbox(folder, searchText, false)
  return (
    <div className={styles.page} onKeyDown={holdComposingEnter}>
      <header className={styles.header}>
        <h1>
          <Trans>Messages</Trans>
        </h1>
        <Link to={paths.mobileMessageSend} className={buttonClass()}>
          <Trans>Send</Trans>
        </Link>
      </header>
      <SearchField
        label={t`Search messages`}
        placeholder={t`Search messages`}
        submitLabel={t`Search messages`}
        value={searchText}
        maxLength={limits.search}
        onSearch={(search) => show(folder, search)}
      />
      <div className={linkStyles.row}>
        <Tabs
          label={t`Messages`}
          tabs={useFolderTabs()}
          value={folder}
          onChange={(type) => show(type, searchText)}
          panelId={listId}
        />
        <ConversationsLink />
      </div>
      <FolderList
        id={listId}
        mailbox={mailbox}
        searchText={searchText}
        folder={folder}
        selected={undefined}
        onSelect={(idx) =>
          navigate(withQuery(paths.messageDetail, { idx, type: folder, search: searchText }))
        }
      />
    </div>
  )
}
