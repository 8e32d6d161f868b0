import { deleteCm } from '@within-reach/contract'
import { loginPath, send, viewPath } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { IconButton, Skeleton, TrashIcon } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../load-failure'
import { fullDate, shortDay } from '../texts'
import { CommentForm } from './comment-form'
import { DeleteDialog } from './delete-dialog'
import styles from './post-view.module.css'
import { useComments } from './use-comments'

/** The comments of a post, oldest first, and the box for a new one. The list is loaded anew after each change (specification, section 4). */
export function Comments({ postId }: { readonly postId: number }) {
  const member = useMember()
  const reader = member?.email
  const { comments, failed, reload } = useComments(postId, reader)
  const [deleting, setDeleting] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const deleted = useRef(false)
  // The button that had focus has gone with its comment.
  useEffect(() => {
    if (deleted.current) heading.current?.focus()
    deleted.current = false
  }, [comments])

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        Comments{comments && comments.length > 0 ? ` (${comments.length})` : ''}
      </h2>
      {comments === undefined && !failed && (
        <div role="status" aria-label="Loading comments">
          <Skeleton lines={3} />
        </div>
      )}
      {failed && <LoadFailure title="The comments could not be loaded." onRetry={reload} />}
      {comments?.length === 0 && <p className={styles.none}>No comments yet.</p>}
      {comments && comments.length > 0 && (
        <ol className={styles.list}>
          {comments.map(({ cm_idx: id, cm, userid, useremail, ca }) => (
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
      )}
      {member ? (
        <CommentForm postId={postId} onPosted={reload} />
      ) : (
        <p className={styles.none}>
          <Link to={loginPath(viewPath(postId))}>Log in to leave a comment</Link>
        </p>
      )}
      <DeleteDialog
        open={deleting !== undefined}
        onCancel={() => setDeleting(undefined)}
        remove={() => send(deleteCm, { idx: deleting ?? 0 })}
        onDeleted={() => {
          deleted.current = true
          reload()
        }}
      />
    </section>
  )
}
