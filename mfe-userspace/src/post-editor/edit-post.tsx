import { Trans, useLingui } from '@lingui/react/macro'
import { type Facts, facts as factsCall, type Post, postDetail } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, useCall, usePageTitle } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
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
  const { data: post, ...ofPost } = useCall(postDetail, { id }, { fresh: true })
  const { data: known, ...ofFacts } = useCall(factsCall, { id }, { fresh: true })
  const page = useRef<HTMLDivElement>(null)
  const [readerBefore] = useState(reader)
  // Another tab may change the email after the post was read.
  const isOwn = post !== undefined && [reader, readerBefore].includes(post.useremail ?? '')
  // Without its facts the form would empty them.
  const { status, failure, refetch } = isOwn ? ofFacts : ofPost
  return (
    <div ref={page} tabIndex={-1}>
      {post && known && isOwn ? (
        <EditForm post={post} facts={known.facts} />
      ) : (
        <div className={styles.page}>
          {status === 'pending' && (
            <div role="status" aria-label={t`Loading this post`}>
              <Skeleton shape="form" lines={4} />
            </div>
          )}
          {post && !isOwn && <OtherMembersPost post={post} />}
          {status === 'error' &&
            (isMissing(failure) ? (
              <MissingPost />
            ) : (
              <PostFailure failure={failure} around={page} onRetry={() => void refetch()} />
            ))}
        </div>
      )}
    </div>
  )
}

function EditForm(read: { readonly post: Post; readonly facts: Facts }) {
  const { t } = useLingui()
  // They may be read again, for example when the network is back. The author knows nothing of a change that comes with them.
  const [{ post, facts }] = useState(read)
  const editor = usePostEditor(post.type, { post, facts })
  const title = t(boards[post.type].changePost)
  usePageTitle(title)
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
