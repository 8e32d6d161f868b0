import { useLingui } from '@lingui/react/macro'
import type { Comment } from '@within-reach/contract'
import { Time, useTranslation } from '@within-reach/shared-core/react'
import { IconButton, PencilIcon, TrashIcon } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { FoldedText } from '../caution/folded-text'
import { TranslateText } from '../translation/translate-text'
import { CommentEditor } from './comment-editor'
import { Edited } from './edited'
import styles from './post-view.module.css'
import { CommentSafety } from './safety-links'

export interface CommentEntryProps {
  readonly comment: Comment
  readonly isOwn: boolean
  readonly onDelete: () => void
  /** Resolves once the comments are reloaded. */
  readonly onSaved: () => Promise<unknown>
}

/** One comment. Its author can edit it in place, and delete it. */
export function CommentEntry({ comment, isOwn, onDelete, onSaved }: CommentEntryProps) {
  const { t } = useLingui()
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  // The focused editor was removed.
  useEffect(() => {
    if (edited.current && !editing) pencil.current?.focus()
    edited.current = editing
  }, [editing])
  const open = isOwn && editing
  const translation = useTranslation({ kind: 'comment', id: comment.cm_idx }, [comment.cm])
  const [translated] = translation.texts ?? []
  return (
    <li>
      <p className={styles.meta}>
        <strong>{comment.userid}</strong>
        <Time iso={comment.ca} />
        <Edited at={comment.edited} />
        {!open && <TranslateText translation={translation} compact />}
        {!isOwn && <CommentSafety comment={comment} />}
        {isOwn && !open && (
          <span className={styles.own}>
            <IconButton ref={pencil} label={t`Edit this comment`} onClick={() => setEditing(true)}>
              <PencilIcon />
            </IconButton>
            <IconButton label={t`Delete this comment`} onClick={onDelete}>
              <TrashIcon />
            </IconButton>
          </span>
        )}
      </p>
      {open ? (
        <CommentEditor comment={comment} onSaved={onSaved} onClose={() => setEditing(false)} />
      ) : (
        <FoldedText caution={translation.caution ?? comment.caution}>
          <p
            className={styles.text}
            dir="auto"
            lang={translated === undefined ? undefined : translation.language}
          >
            {translated ?? comment.cm}
          </p>
        </FoldedText>
      )}
    </li>
  )
}
