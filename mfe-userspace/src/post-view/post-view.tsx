import { useLingui } from '@lingui/react/macro'
import { postDetail, posts } from '@within-reach/contract'
import { useCached, useCall, usePageTitle, useSearchParams } from '@within-reach/shared-core/react'
import { Fragment, useEffect, useRef } from 'react'
import { isMissing, MissingPost, missingTitle } from '../one-post/missing-post'
import { PostFailure } from '../one-post/post-failure'
import { Comments } from './comments'
import { LoadingPost } from './loading-post'
import { PostArticle } from './post-article'
import styles from './post-view.module.css'

/** One post with its comments (/view, query id). Until the post is read, it shows the post's row from the list. */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { status, data, failure, refetch } = useCall(postDetail, { id })
  // The post may have been deleted or hidden since it was read for the cache.
  const missing = isMissing(failure)
  const post = missing ? undefined : data
  const row = useCached(posts, ({ data }) => data.find(({ post_idx: postId }) => String(postId) === id))
  const known = post ?? (status === 'pending' ? row : undefined)
  const page = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  const isShown = known !== undefined
  useEffect(() => {
    // The post turned out to be gone, and its heading had the focus.
    if (!isShown && wasShown.current && document.activeElement === document.body) page.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  usePageTitle(missing ? t(missingTitle) : known?.subject)
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      {status === 'pending' && !known && <LoadingPost shape="article" />}
      {known && (
        <Fragment key={known.post_idx}>
          <PostArticle known={known} post={post} />
          {post && <Comments postId={post.post_idx} />}
        </Fragment>
      )}
      {missing && <MissingPost />}
      {status === 'error' && !missing && (
        <PostFailure failure={failure} around={page} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
