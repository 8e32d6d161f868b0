import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Button, MessageIcon, PencilIcon, SearchField, Tabs } from '@within-reach/shared-ui'
import { useId, useRef } from 'react'
import { ConversationsLink } from '../conversations/conversations-link'
import linkStyles from '../conversations/conversations-link.module.css'
import { FolderList } from '../message-list/folder-list'
import { OpenedMessage } from '../message-view/opened-message'
import { useFolderTabs } from '../message-list/folders'
import type { ShownList } from '../message-list/shown-list'
import { useFocusAfterDialog } from '../use-focus-after-dialog'
import styles from './mailbox.module.css'
import { searchKeys } from './search-keys'
import { useMailbox } from '../message-list/use-mailbox'

export interface MailboxProps {
  readonly list: ShownList
  readonly onWrite: () => void
}

/** The message centre of wide screens: list on the left, the open message on the right. */
export function Mailbox({ list: { folder, searchText, show }, onWrite }: MailboxProps) {
  const { t } = useLingui()
  const listId = useId()
  const mailbox = useMailbox(folder, searchText, true)
  const { rows, chosen, select, refresh } = mailbox
  const detail = useRef<HTMLDivElement>(null)
  const focusDetail = useFocusAfterDialog(detail)
  // The open message leaves, with what has the focus.
  const startOver = () => {
    refresh()
    focusDetail()
  }
  return (
    <div className={styles.mailbox}>
      <div className={styles.side} onKeyDown={(event) => searchKeys(event, () => show(folder, ''))}>
        <Button onClick={onWrite} wide>
          <PencilIcon /> <Trans>Write</Trans>
        </Button>
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
        <SearchField
          label={t`Search messages`}
          placeholder={t`Search messages`}
          submitLabel={t`Search messages`}
          value={searchText}
          maxLength={limits.search}
          onSearch={(text) => show(folder, text)}
        />
        <FolderList
          id={listId}
          mailbox={mailbox}
          searchText={searchText}
          folder={folder}
          selected={chosen}
          onSelect={select}
          opensBeside
        />
      </div>
      <div ref={detail} tabIndex={-1} className={styles.detail}>
        {chosen !== undefined || rows === undefined ? (
          <OpenedMessage id={chosen} folder={folder} onSent={startOver} onDeleted={startOver} />
        ) : (
          <span className={styles.nothing}>
            <MessageIcon size={48} />
          </span>
        )}
      </div>
    </div>
  )
}
