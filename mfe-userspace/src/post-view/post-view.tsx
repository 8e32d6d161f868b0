import { paths } from '@within-reach/shared-core'
import { Link, useMember, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, Dialog, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boards } from '../boards'
import { texts } from '../texts'
import { Comments } from './comments'
import { PostArticle } from './post-article'
import styles from './post-view.module.css'
import { usePost } from './use-post'

/** One post with its comments (/view, query id). */
export function Component() {
  const [query] = useSearchParams()
  const { setTitle } = useRemote()
  const member = useMember()
  const id = query.get('id') ?? ''
  const { shown, retry } = usePost(id, member?.email)
  const subject = shown.state === 'shown' ? shown.post.subject : undefined
  useEffect(() => {
    if (subject !== undefined) setTitle(subject)
  }, [subject, setTitle])
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
      <Dialog
        open={shown.state === 'failed'}
        message={<p>{texts.error}</p>}
        closeLabel={texts.tryAgain}
        onClose={retry}
      />
    </div>
  )
}

/** Where a post was deleted, the boards are still there. */
function Missing() {
  return (
    <>
      <h1>This post is not there any more</h1>
      <EmptyState title="Its author may have deleted it, or the address is mistyped.">
        <Link to={paths.roommates} className={buttonClass({ variant: 'secondary' })}>
          {boards.fr.title}
        </Link>
        <Link to={paths.trade} className={buttonClass({ variant: 'secondary' })}>
          {boards.tr.title}
        </Link>
      </EmptyState>
    </>
  )
}
