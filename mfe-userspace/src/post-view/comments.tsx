import { cms, type Comment, deleteCm, limits, postingCm } from '@within-reach/contract'
import { loginPath, send, viewPath } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Link, useMember } from '@within-reach/shared-core/react'
import {
  Button,
  Dialog,
  Field,
  IconButton,
  Notice,
  Skeleton,
  TextArea,
  TrashIcon,
} from '@within-reach/shared-ui'
import { useCallback, useEffect, useState } from 'react'
import { fullDate, shortDay, texts } from '../texts'
import { DeleteDialog } from './delete-dialog'
import styles from './post-view.module.css'

/** The comments of a post, oldest first, and the box for a new one. The list is loaded anew after each change (specification, section 4). */
export function Comments({ postId }: { readonly postId: number }) {
  const member = useMember()
  const [comments, setComments] = useState<readonly Comment[]>()
  const [failed, setFailed] = useState(false)
  const [deleting, setDeleting] = useState<number>()
  const reader = member?.email

  const load = useCallback(async () => {
    const outcome = await send(cms, { id: postId })
    setFailed(outcome.kind !== 'ok')
    if (outcome.kind === 'ok') setComments(outcome.data)
  }, [postId])
  // An owner's comments are marked as theirs, so another reader means another list.
  useEffect(() => void load(), [load, reader])

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">Comments{comments && comments.length > 0 ? ` (${comments.length})` : ''}</h2>
      {comments === undefined && !failed && <Skeleton lines={3} />}
      {failed && (
        <Notice tone="error">
          The comments could not be loaded.{' '}
          <Button variant="quiet" onClick={() => void load()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      <ol className={styles.list}>
        {comments?.map(({ cm_idx: id, cm, userid, useremail, ca }) => (
          <li key={id}>
            <p className={styles.meta}>
              <strong>{userid}</strong>
              <time dateTime={ca} title={fullDate(ca)}>
                {shortDay(ca)}
              </time>
              {reader !== undefined && useremail === reader && (
                <IconButton
                  className={styles.remove}
                  label="Delete this comment"
                  onClick={() => setDeleting(id)}
                >
                  <TrashIcon />
                </IconButton>
              )}
            </p>
            <p className={styles.text}>{cm}</p>
          </li>
        ))}
      </ol>
      {member ? (
        <CommentForm postId={postId} onPosted={() => void load()} />
      ) : (
        <p>
          <Link to={loginPath(viewPath(postId))}>Log in</Link> to leave a comment.
        </p>
      )}
      <DeleteDialog
        open={deleting !== undefined}
        onCancel={() => setDeleting(undefined)}
        remove={() => send(deleteCm, { idx: deleting ?? 0 })}
        onDeleted={() => void load()}
      />
    </section>
  )
}

interface CommentFormProps {
  readonly postId: number
  readonly onPosted: () => void
}

function CommentForm({ postId, onPosted }: CommentFormProps) {
  const [failed, setFailed] = useState(false)
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ cmText: string }>({
    fields: { cmText: postingCm.request.entries.cmText },
    defaults: { cmText: '' },
    submit: async ({ cmText }, { reset }) => {
      const outcome = await send(postingCm, { id: postId, cmText })
      if (outcome.kind !== 'ok') return setFailed(true)
      reset()
      onPosted()
    },
  })
  return (
    <form className={styles.comment} noValidate onSubmit={onSubmit}>
      <Field label="Leave a comment" error={errorOf('cmText')}>
        <TextArea rows={3} maxLength={limits.comment} {...register('cmText')} />
      </Field>
      <Button type="submit" className={styles.send} ready={ready} busy={busy}>
        {texts.post}
      </Button>
      <Dialog
        open={failed}
        message={<p>{texts.error}</p>}
        closeLabel={texts.close}
        onClose={() => setFailed(false)}
      />
    </form>
  )
}
