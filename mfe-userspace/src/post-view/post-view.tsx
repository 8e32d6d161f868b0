import { useLingui } from '@lingui/react/macro'
import { postDetail } from '@within-reach/contract'
import { useCall, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { Skeleton } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { isMissing, MissingPost, missingTitle } from '../one-post/missing-post'
import { PostFailure } from '../one-post/post-failure'
import { Comments } from './comments'
import { PostArticle } from './post-article'
import styles from './post-view.module.css'

/** One post with its comments (/view, query id). */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const { setTitle } = useRemote()
  const id = query.get('id') ?? ''
  const { status, data: post, failure, refetch } = useCall(postDetail, { id })
  const missing = status === 'error' && isMissing(failure)
  const title = missing ? t(missingTitle) : post?.subject
  useEffect(() => {
    if (title !== undefined) setTitle(title)
  }, [title, setTitle])
  return (
    <div className={styles.page}>
      {status === 'pending' && (
        <div role="status" aria-label={t`Loading this post`}>
          <Skeleton shape="article" lines={3} />
        </div>
      )}
      {post && (
        <>
          <PostArticle post={post} />
          <Comments key={post.post_idx} postId={post.post_idx} />
        </>
      )}
      {status === 'error' && (missing ? <MissingPost /> : <PostFailure onRetry={() => void refetch()} />)}
    </div>
  )
}
