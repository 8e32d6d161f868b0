import { Trans, useLingui } from '@lingui/react/macro'
import { type Folder, initialOf, type Message } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { ConfirmDialog, IconButton, TrashIcon } from '@within-reach/shared-ui'
import { ErrorDialog } from './error-dialog'
import styles from './message-view.module.css'
import { Reply } from './reply'
import { useDeletion } from './use-deletion'

export interface MessageViewProps {
  readonly message: Message
  readonly folder: Folder
  /** Called after a reply was sent. */
  readonly onSent: () => void
  readonly onDeleted: () => void
}

/** One message: sender, date, text, a delete button, and in the inbox a reply box. */
export function MessageView({ message, folder, onSent, onDeleted }: MessageViewProps) {
  const { message_idx: id, usernick: nick, ca: sentAt, cont, from_email: sender } = message
  const { t } = useLingui()
  const formats = useFormats()
  const deletion = useDeletion(id, onDeleted)
  return (
    <article className={styles.message} aria-label={t`Message`}>
      <header className={styles.header}>
        <span className={styles.portrait} aria-hidden="true">
          {initialOf(nick)}
        </span>
        <div className={styles.about}>
          <p className={styles.who}>{folder === 'sent' ? <Trans>To: {nick}</Trans> : nick}</p>
          <time className={styles.when} dateTime={sentAt}>
            {formats.full(sentAt)}
          </time>
        </div>
        <IconButton label={t`Delete this message`} onClick={deletion.ask}>
          <TrashIcon />
        </IconButton>
      </header>
      <p className={styles.text}>{cont}</p>
      {folder === 'inbox' && <Reply id={id} to={sender} onSent={onSent} />}
      <ConfirmDialog
        open={deletion.asking}
        message={
          <p>
            <Trans>Do you really want to delete this item? This process cannot be undone.</Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Delete`}
        busy={deletion.busy}
        onCancel={deletion.close}
        onConfirm={() => void deletion.confirm()}
      />
      {deletion.failure && <ErrorDialog failure={deletion.failure} onClose={deletion.close} />}
    </article>
  )
}
