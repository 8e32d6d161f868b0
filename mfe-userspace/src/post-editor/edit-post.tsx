import { Trans, useLingui } from '@lingui/react/macro'
import type { Post } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { boards } from '../boards'
import { MissingPost } from '../one-post/missing-post'
import { PostFailure } from '../one-post/post-failure'
import { usePost } from '../one-post/use-post'
import { PostForm } from './post-form'
import styles from './post-editor.module.css'
import { usePostEditor } from './use-post-editor'

export interface EditPostProps {
  /** As the address gives it. */
  readonly id: string
  /** The email of who edits. */
  readonly reader: string
}

/** One's own post in its editor; somebody else's is refused. */
export function EditPost({ id, reader }: EditPostProps) {
  const { t } = useLingui()
  const { shown, retry } = usePost(id, reader)
  if (shown.state === 'shown' && shown.post.useremail === reader) return <EditForm post={shown.post} />
  return (
    <div className={styles.page}>
      {shown.state === 'loading' && (
        <div role="status" aria-label={t`Loading this post`}>
          <Skeleton shape="form" lines={4} />
        </div>
      )}
      {shown.state === 'shown' && <SomebodyElses post={shown.post} />}
      {shown.state === 'missing' && <MissingPost />}
      {shown.state === 'failed' && <PostFailure onRetry={retry} />}
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

function SomebodyElses({ post }: { readonly post: Post }) {
  const { t } = useLingui()
  return (
    <>
      <h1 className={styles.title}>
        <Trans>This post is somebody else’s</Trans>
      </h1>
      <EmptyState title={t`Only its author can edit it.`}>
        <Link to={viewPath(post.post_idx)} className={buttonClass({ variant: 'secondary' })}>
          <Trans>Back to the post</Trans>
        </Link>
      </EmptyState>
    </>
  )
}
