import { Trans, useLingui } from '@lingui/react/macro'
import { cms, deleteCm } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCall, useMember } from '@within-reach/shared-core/react'
import { Skeleton } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../load-failure'
import { CommentEntry } from './comment-entry'
import { CommentForm } from './comment-form'
import { DeleteDialog } from './delete-dialog'
import styles from './post-view.module.css'

/**
 * The comments of a post, oldest first, and the box for a new one. The list is reloaded after each change
 * (specification, section 4).
 */
export function Comments({ postId }: { readonly postId: number }) {
  const { t } = useLingui()
  const reader = useMember()?.email
  const { data: comments, failure, isFetching, refetch } = useCall(cms, { id: postId })
  const failed = failure !== undefined && !isFetching
  const [deleting, setDeleting] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const deleted = useRef(false)
  // The focused button was removed with its comment.
  useEffect(() => {
    if (deleted.current) heading.current?.focus()
    deleted.current = false
  }, [comments])
  const count = comments?.length ?? 0
  // The box appears with the comments, so that they do not move it. Then it stays, because a person may be writing in
  // it.
  const [hasBox, setHasBox] = useState(false)
  if (!hasBox && (comments !== undefined || failed)) setHasBox(true)

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        {count > 0 ? <Trans>Comments ({count})</Trans> : <Trans>Comments</Trans>}
      </h2>
      {comments === undefined && !failed && (
        <div role="status" aria-label={t`Loading comments`}>
          <Skeleton lines={3} />
        </div>
      )}
      {failed && (
        <LoadFailure
          title={t`The comments could not be loaded.`}
          failure={failure}
          around={heading}
          onRetry={() => void refetch()}
        />
      )}
      {comments?.length === 0 && (
        <p className={styles.none}>
          <Trans>No comments yet.</Trans>
        </p>
      )}
      {comments && count > 0 && (
        <ol className={styles.list}>
          {comments.map((comment) => (
            <CommentEntry
              key={comment.cm_idx}
              comment={comment}
              isOwn={reader !== undefined && comment.useremail === reader}
              onDelete={() => setDeleting(comment.cm_idx)}
              onSaved={refetch}
            />
          ))}
        </ol>
      )}
      {hasBox && <CommentForm postId={postId} comments={comments} onPosted={refetch} />}
      <DeleteDialog
        open={deleting !== undefined}
        onCancel={() => setDeleting(undefined)}
        remove={() => send(deleteCm, { idx: deleting ?? 0 })}
        onDeleted={() => {
          deleted.current = true
          void refetch()
        }}
      />
    </section>
  )
}
