import { type Folder, folders, limits } from '@within-reach/contract'
import { paths, withQuery } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, Dialog, EmptyState, SearchField, Skeleton, Tabs } from '@within-reach/shared-ui'
import { useSearchParams } from 'react-router-dom'
import { folderTabs } from '../mailbox/mailbox'
import { useMailbox } from '../mailbox/use-mailbox'
import { MessageList } from '../message-list/message-list'
import { texts } from '../texts'
import styles from './list-page.module.css'

/** The list of narrow screens (/mobilemessage, query type: inbox unless told, or sent). */
export function ListPage() {
  const { navigate } = useRemote()
  const [query, setQuery] = useSearchParams()
  const folder: Folder = folders.find((one) => one === query.get('type')) ?? 'inbox'
  const words = query.get('search') ?? ''
  const { rows, failed, refresh } = useMailbox(folder, words, false)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        <Link to={paths.mobileMessageSend} className={buttonClass()}>
          {texts.send}
        </Link>
      </header>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        submitLabel={texts.search}
        value={words}
        maxLength={limits.search}
        onSearch={(search) => setQuery(search === '' ? { type: folder } : { type: folder, search })}
      />
      <Tabs
        label={texts.title}
        tabs={folderTabs}
        value={folder}
        onChange={(type) => setQuery({ type })}
        panelId="messages"
      />
      <div id="messages" role="tabpanel" aria-label={texts.folders[folder]}>
        {rows === undefined && <Skeleton shape="row" lines={6} />}
        {rows?.length === 0 && <EmptyState title={words === '' ? texts.empty[folder] : texts.nothingFound} />}
        {rows && (
          <MessageList
            rows={rows}
            folder={folder}
            selected={undefined}
            onSelect={(idx) => navigate(withQuery(paths.messageDetail, { idx, type: folder }))}
          />
        )}
      </div>
      <Dialog open={failed} message={<p>{texts.error}</p>} closeLabel={texts.close} onClose={refresh} />
    </div>
  )
}
