import { useLingui } from '@lingui/react/macro'
import { useMember, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { Skeleton } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { MissingPost, missingTitle } from '../one-post/missing-post'
import { PostFailure } from '../one-post/post-failure'
import { type Shown, usePost } from '../one-post/use-post'
import { Comments } from './comments'
import { PostArticle } from './post-article'
import styles from './post-view.module.css'

/** One post with its comments (/view, query id). */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const { setTitle } = useRemote()
  const member = useMember()
  const id = query.get('id') ?? ''
  const { shown, retry } = usePost(id, member?.email)
  const title = titleOf(shown, t(missingTitle))
  useEffect(() => {
    if (title !== undefined) setTitle(title)
  }, [title, setTitle])
  return (
    <div className={styles.page}>
      {shown.state === 'loading' && (
        <div role="status" aria-label={t`Loading this post`}>
          <Skeleton shape="article" lines={3} />
        </div>
      )}
      {shown.state === 'shown' && (
        <>
          <PostArticle post={shown.post} />
          <Comments key={shown.post.post_idx} postId={shown.post.post_idx} />
        </>
      )}
      {shown.state === 'missing' && <MissingPost />}
      {shown.state === 'failed' && <PostFailure onRetry={retry} />}
    </div>
  )
}

/** The page's title; undefined while it is not known yet. */
function titleOf(shown: Shown, missing: string): string | undefined {
  if (shown.state === 'shown') return shown.post.subject
  return shown.state === 'missing' ? missing : undefined
}
