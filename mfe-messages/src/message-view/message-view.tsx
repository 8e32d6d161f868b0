import { Trans, useLingui } from '@lingui/react/macro'
import { type Folder, initialOf, type Message, msg } from '@within-reach/contract'
import { conversationPath } from '@within-reach/shared-core'
import { invalidate, useFormats, useMember, useTranslation } from '@within-reach/shared-core/react'
import { IconButton, TrashIcon } from '@within-reach/shared-ui'
import { FoldedText } from '../caution/folded-text'
import { PageLink } from '../page-link'
import { TranslateText } from '../translation/translate-text'
import { useMessageChanges } from '../use-message-changes'
import { DeletionDialogs } from './deletion-dialogs'
import styles from './message-view.module.css'
import { Reply } from './reply'
import { SafetyLinks } from './safety-links'
import { useDeletion } from './use-deletion'

export interface MessageViewProps {
  readonly message: Message
  readonly folder: Folder
  /** Called after a reply was sent. */
  readonly onSent: () => void
  readonly onDeleted: () => void
}

/** One message: sender, date, text, a delete button, and in the inbox a reply box, unless its sender is a former member. */
export function MessageView({ message, folder, onSent, onDeleted }: MessageViewProps) {
  const { message_idx: id, usernick: nick, ca: sentAt, cont, from_email: sender } = message
  const { t } = useLingui()
  const member = useMember()
  const formats = useFormats()
  const deletion = useDeletion(id, onDeleted)
  useMessageChanges((told) => told?.deleted && !deletion.sent && invalidate(msg))
  const translation = useTranslation({ kind: 'message', id }, [cont])
  const [translated] = translation.texts ?? []
  // An address without a folder may name a sent message. One to oneself is in the inbox.
  const isSent = folder === 'sent' || (sender === member?.email && nick !== member.nick)
  // Former members have no address.
  const hasLeft = !isSent && sender === ''
  return (
    <article className={styles.message} aria-label={t`Message`}>
      <header className={styles.header}>
        <span className={styles.portrait} aria-hidden="true">
          {initialOf(nick)}
        </span>
        <div className={styles.about}>
          <p className={styles.who}>{isSent ? <Trans>To: {nick}</Trans> : nick}</p>
          <time className={styles.when} dateTime={sentAt}>
            {formats.full(sentAt)}
          </time>
        </div>
        <IconButton label={t`Delete this message`} onClick={deletion.ask}>
          <TrashIcon />
        </IconButton>
      </header>
      <FoldedText caution={message.caution}>
        <p
          className={styles.text}
          dir="auto"
          lang={translated === undefined ? undefined : translation.language}
        >
          {translated ?? cont}
        </p>
      </FoldedText>
      <div className={styles.after}>
        <TranslateText translation={translation} />
        <PageLink to={conversationPath(id)} className={styles.conversation}>
          <Trans>Show the whole conversation</Trans>
        </PageLink>
        {!isSent && <SafetyLinks id={id} sender={sender} />}
      </div>
      {hasLeft && (
        <p className={styles.left}>
          <Trans>This member deleted their account, so nobody would read a reply.</Trans>
        </p>
      )}
      {!isSent && !hasLeft && <Reply id={id} to={sender} onSent={onSent} />}
      <DeletionDialogs deletion={deletion} />
    </article>
  )
}
