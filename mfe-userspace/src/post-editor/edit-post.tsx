import { Trans, useLingui } from '@lingui/react/macro'
import { type Post, postDetail } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, useCall, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { boards } from '../boards'
import { isMissing, MissingPost } from '../one-post/missing-post'
import { PostFailure } from '../one-post/post-failure'
import { PostForm } from './post-form'
import styles from './post-editor.module.css'
import { usePostEditor } from './use-post-editor'

export interface EditPostProps {
  /** From the address. */
  readonly id: string
  /** The email of the editing member. */
  readonly reader: string
}

/** The editor of the member's own post. Another member's post is refused. */
export function EditPost({ id, reader }: EditPostProps) {
  const { t } = useLingui()
  const { status, data: post, failure, refetch } = useCall(postDetail, { id }, { fresh: true })
  if (post?.useremail === reader) return <EditForm post={post} />
  return (
    <div className={styles.page}>
      {status === 'pending' && (
        <div role="status" aria-label={t`Loading this post`}>
          <Skeleton shape="form" lines={4} />
        </div>
      )}
      {post && <OtherMembersPost post={post} />}
      {status === 'error' &&
        (isMissing(failure) ? (
          <MissingPost />
        ) : (
          <PostFailure failure={failure} onRetry={() => void refetch()} />
        ))}
    </div>
  )
}

function EditForm({ post }: { readonly post: Post }) {
  const { t } = useLingui()
  const { setTitle } = useRemote()
  const editor = usePostEditor(post.type, post)
  const title = t(boards[post.type].changePost)
  useEffect(() => setTitle(title), [title, setTitle])
  return <PostForm title={title} submitLabel={t`Save`} editor={editor} />
}

function OtherMembersPost({ post }: { readonly post: Post }) {
  const { t } = useLingui()
  return (
    <>
      <h1 className={styles.title}>
        <Trans>This post belongs to another member</Trans>
      </h1>
      <EmptyState title={t`Only its author can edit it.`}>
        <Link to={viewPath(post.post_idx)} className={buttonClass({ variant: 'secondary' })}>
          <Trans>Back to the post</Trans>
        </Link>
      </EmptyState>
    </>
  )
}
