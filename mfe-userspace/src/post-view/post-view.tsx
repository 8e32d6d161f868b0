import { boardPath } from '@within-reach/shared-core'
import { Link, useMember, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boards } from '../boards'
import { LoadFailure } from '../load-failure'
import { Comments } from './comments'
import { PostArticle } from './post-article'
import styles from './post-view.module.css'
import { type Shown, usePost } from './use-post'

const missing = 'This post is not there any more'

/** One post with its comments (/view, query id). */
export function Component() {
  const [query] = useSearchParams()
  const { setTitle } = useRemote()
  const member = useMember()
  const id = query.get('id') ?? ''
  const { shown, retry } = usePost(id, member?.email)
  const title = titleOf(shown)
  useEffect(() => {
    if (title !== undefined) setTitle(title)
  }, [title, setTitle])
  return (
    <div className={styles.page}>
      {shown.state === 'loading' && (
        <div role="status" aria-label="Loading this post">
          <Skeleton lines={8} />
        </div>
      )}
      {shown.state === 'shown' && (
        <>
          <PostArticle post={shown.post} />
          <Comments key={shown.post.post_idx} postId={shown.post.post_idx} />
        </>
      )}
      {shown.state === 'missing' && <Missing />}
      {shown.state === 'failed' && (
        <>
          <h1>This post could not be loaded</h1>
          <LoadFailure title="The connection or the service is away for a moment." onRetry={retry} />
        </>
      )}
    </div>
  )
}

/** The page's title; undefined while it is not known yet. */
function titleOf(shown: Shown): string | undefined {
  if (shown.state === 'shown') return shown.post.subject
  return shown.state === 'missing' ? missing : undefined
}

/** Where a post was deleted, the boards are still there. */
function Missing() {
  return (
    <>
      <h1>{missing}</h1>
      <EmptyState title="Its author may have deleted it, or the address is mistyped.">
        <div className={styles.waysOn}>
          {Object.values(boards).map(({ type, title }) => (
            <Link key={type} to={boardPath[type]} className={buttonClass({ variant: 'secondary' })}>
              {title}
            </Link>
          ))}
        </div>
      </EmptyState>
    </>
  )
}
