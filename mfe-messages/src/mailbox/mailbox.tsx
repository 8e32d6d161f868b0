import type { Folder } from '@within-reach/contract'
import { Button, Dialog, EmptyState, PencilIcon, SearchField, Skeleton, Tabs } from '@within-reach/shared-ui'
import { limits } from '@within-reach/contract'
import { useState } from 'react'
import { MessageList } from '../message-list/message-list'
import { MessageView } from '../message-view/message-view'
import { texts } from '../texts'
import styles from './mailbox.module.css'
import { useMailbox } from './use-mailbox'

/** The folders of a member. */
export const folderTabs = [
  { value: 'inbox', label: texts.folders.inbox },
  { value: 'sent', label: texts.folders.sent },
] as const satisfies readonly { value: Folder; label: string }[]

/** The message centre of wide screens: list on the left, the open message on the right. */
export function Mailbox({ onWrite }: { readonly onWrite: () => void }) {
  const [folder, setFolder] = useState<Folder>('inbox')
  const [words, setWords] = useState('')
  const { rows, open, failed, select, refresh } = useMailbox(folder, words)
  return (
    <div className={styles.mailbox}>
      <div className={styles.side}>
        <Button onClick={onWrite} wide>
          <PencilIcon /> {texts.write}
        </Button>
        <Tabs label={texts.title} tabs={folderTabs} value={folder} onChange={setFolder} panelId="messages" />
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          submitLabel={texts.search}
          value={words}
          maxLength={limits.search}
          onSearch={setWords}
        />
        <div id="messages" className={styles.list} role="tabpanel" aria-label={texts.folders[folder]}>
          {rows === undefined && <Skeleton shape="row" lines={6} />}
          {rows?.length === 0 && (
            <EmptyState title={words === '' ? texts.empty[folder] : texts.nothingFound} />
          )}
          {rows && <MessageList rows={rows} folder={folder} selected={open?.message_idx} onSelect={select} />}
        </div>
      </div>
      <div className={styles.detail}>
        {open ? (
          <MessageView
            key={open.message_idx}
            message={open}
            folder={folder}
            onSent={refresh}
            onDeleted={refresh}
          />
        ) : (
          rows && rows.length > 0 && <Skeleton lines={6} />
        )}
      </div>
      <Dialog open={failed} message={<p>{texts.error}</p>} closeLabel={texts.close} onClose={refresh} />
    </div>
  )
}
