import { deleteFromUser, type Folder, type Message } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { ConfirmDialog, Dialog, IconButton, TrashIcon } from '@within-reach/shared-ui'
import { useState } from 'react'
import { fullDate, texts } from '../texts'
import styles from './message-view.module.css'
import { Reply } from './reply'

export interface MessageViewProps {
  readonly message: Message
  readonly folder: Folder
  /** Called once a reply was sent. */
  readonly onSent: () => void
  readonly onDeleted: () => void
}

/** One message, whole: who, when, the text, a bin, and in the inbox a reply box. */
export function MessageView({ message, folder, onSent, onDeleted }: MessageViewProps) {
  const [asking, setAsking] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [failed, setFailed] = useState(false)

  const remove = async () => {
    setDeleting(true)
    const outcome = await send(deleteFromUser, { idx: message.message_idx })
    setDeleting(false)
    setAsking(false)
    // Gone already, as from another tab, is as good as deleted now.
    if (outcome.kind === 'ok' || outcome.kind === 'not-found') onDeleted()
    else setFailed(true)
  }

  return (
    <article className={styles.message} aria-label={texts.message}>
      <header className={styles.header}>
        <div>
          <p className={styles.who}>
            {folder === 'sent' && `${texts.to}: `}
            {message.usernick}
          </p>
          <time className={styles.when} dateTime={message.ca}>
            {fullDate(message.ca)}
          </time>
        </div>
        <IconButton label={texts.deleteMessage} onClick={() => setAsking(true)}>
          <TrashIcon />
        </IconButton>
      </header>
      <p className={styles.text}>{message.cont}</p>
      {folder === 'inbox' && <Reply to={message.from_email} onSent={onSent} />}
      <ConfirmDialog
        open={asking}
        message={<p>{texts.confirmDelete}</p>}
        cancelLabel={texts.cancel}
        confirmLabel={texts.delete}
        busy={deleting}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
      <Dialog
        open={failed}
        message={<p>{texts.error}</p>}
        closeLabel={texts.close}
        onClose={() => setFailed(false)}
      />
    </article>
  )
}
