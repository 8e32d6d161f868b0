import { Trans, useLingui } from '@lingui/react/macro'
import type { AboutPost, ConversationMessage } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, useFormats, useTranslation } from '@within-reach/shared-core/react'
import { classNames, TrashIcon } from '@within-reach/shared-ui'
import { FoldedText } from '../caution/folded-text'
import { DeletionDialogs } from '../message-view/deletion-dialogs'
import { ReportLink } from '../message-view/safety-links'
import { useDeletion } from '../message-view/use-deletion'
import { TranslateText } from '../translation/translate-text'
import styles from './bubble.module.css'

export interface BubbleProps {
  readonly message: ConversationMessage
  /** The post to name above the text; null if it is the same as before, or none. */
  readonly about: AboutPost | null
  /** The name of the other side. */
  readonly nick: string
  readonly onDeleted: (id: number) => void
}

/** One message of a conversation: the post that it is about, the text, when, and what can be done with it. */
export function Bubble({ message, about, nick, onDeleted }: BubbleProps) {
  const { message_idx: id, mine, ca, cont, caution } = message
  const { t } = useLingui()
  const formats = useFormats()
  const deletion = useDeletion(id, () => onDeleted(id))
  const translation = useTranslation({ kind: 'message', id }, [cont])
  const [translated] = translation.texts ?? []
  return (
    <div className={classNames(styles.message, mine && styles.mine)}>
      <span className="wr-visually-hidden">{mine ? t`You` : nick}: </span>
      <div className={styles.bubble}>
        {about && <About post={about} />}
        <FoldedText caution={caution}>
          <p
            className={styles.text}
            dir="auto"
            lang={translated === undefined ? undefined : translation.language}
          >
            {translated ?? cont}
          </p>
        </FoldedText>
      </div>
      <p className={styles.meta}>
        <time dateTime={ca} title={formats.full(ca)}>
          {formats.time(ca)}
        </time>
        <TranslateText translation={translation} />
        <span className={styles.actions}>
          {!mine && <ReportLink id={id} iconOnly />}
          <button
            type="button"
            className={styles.action}
            aria-label={t`Delete this message`}
            onClick={deletion.ask}
          >
            <TrashIcon size={16} />
          </button>
        </span>
      </p>
      <DeletionDialogs deletion={deletion} />
    </div>
  )
}

function About({ post: { post_idx: id, subject } }: { readonly post: AboutPost }) {
  return (
    <p className={styles.about}>
      <Trans>
        About: <Link to={viewPath(id)}>{subject}</Link>
      </Trans>
    </p>
  )
}
