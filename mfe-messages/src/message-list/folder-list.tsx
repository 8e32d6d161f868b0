import { Trans, useLingui } from '@lingui/react/macro'
import type { Folder } from '@within-reach/contract'
import { EmptyState, Skeleton, tabPanelProps } from '@within-reach/shared-ui'
import type { Mailbox } from './use-mailbox'
import { LoadFailure } from '../load-failure'
import styles from './message-list.module.css'
import { MessageList, type MessageListProps } from './message-list'
import { OlderMessages } from './older-messages'

export interface FolderListProps extends Pick<
  MessageListProps,
  'folder' | 'selected' | 'onSelect' | 'opensBeside'
> {
  /** The id of the panel, to which the folder tabs refer. */
  readonly id: string
  readonly mailbox: Pick<Mailbox, 'rows' | 'older' | 'failure' | 'refresh'>
  /** The search text; empty for all messages. */
  readonly searchText: string
}

/** The chosen folder: its messages, a skeleton, an empty state, or an error. */
export function FolderList({ id, mailbox, searchText, ...list }: FolderListProps) {
  const { rows, older, failure, refresh } = mailbox
  const { t } = useLingui()
  return (
    <div {...tabPanelProps(id, list.folder)} className={styles.panel}>
      {failure && (
        <LoadFailure title={t`The messages could not be loaded`} failure={failure} onRetry={refresh} />
      )}
      {rows === undefined && !failure && (
        <div className={styles.coming}>
          <span className="wr-visually-hidden" role="status">
            <Trans>Loading messages</Trans>
          </span>
          <Skeleton shape="mail" lines={6} />
        </div>
      )}
      {rows?.length === 0 && <EmptyFolder folder={list.folder} searched={searchText !== ''} />}
      {rows && <MessageList rows={rows} {...list} />}
      {rows && older.paged && <OlderMessages older={older} shown={rows.length} />}
    </div>
  )
}

function EmptyFolder({ folder, searched }: { readonly folder: Folder; readonly searched: boolean }) {
  const { t } = useLingui()
  if (searched)
    return (
      <EmptyState title={t`No message contains these words`}>
        <p>
          <Trans>Try another word, or the name of a person.</Trans>
        </p>
      </EmptyState>
    )
  return folder === 'inbox' ? (
    <EmptyState title={t`No messages yet`}>
      <p>
        <Trans>Messages that others send to you appear here.</Trans>
      </p>
    </EmptyState>
  ) : (
    <EmptyState title={t`Nothing sent yet`}>
      <p>
        <Trans>Messages that you send appear here.</Trans>
      </p>
    </EmptyState>
  )
}
