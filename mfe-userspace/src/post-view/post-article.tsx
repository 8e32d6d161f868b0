import { Trans, useLingui } from '@lingui/react/macro'
import { authorHandle, deletePost, type Post, postDetail, posts } from '@within-reach/contract'
import { boardPath, loginPath, send, viewPath } from '@within-reach/shared-core'
import { forget, Link, Time, useMember, useRemote } from '@within-reach/shared-core/react'
import {
  Button,
  IconButton,
  iconButtonClass,
  MessageIcon,
  PencilIcon,
  RichText,
  TrashIcon,
} from '@within-reach/shared-ui'
import { useState } from 'react'
import { boards } from '../boards'
import { RegionMark, StatusMark } from '../marks'
import { editPath } from '../one-post/edit-path'
import { cleanHtml } from '../clean-html'
import { DeleteDialog } from './delete-dialog'
import { Documents } from './documents'
import { Edited } from './edited'
import { Pictures } from './pictures'
import styles from './post-view.module.css'

/** The post itself. */
export function PostArticle({ post }: { readonly post: Post }) {
  const { t } = useLingui()
  const { back, navigate, openMessages } = useRemote()
  const member = useMember()
  const [asking, setAsking] = useState(false)
  const isOwn = member !== null && post.useremail === member.email
  const pictures = post.files.filter(({ type }) => type.startsWith('image/'))
  const documents = post.files.filter(({ type }) => !type.startsWith('image/'))

  const writeToAuthor = () => {
    if (member) openMessages({ to: authorHandle(post.post_idx), nick: post.userid })
    else navigate(loginPath(viewPath(post.post_idx)))
  }

  return (
    <article>
      <header className={styles.header}>
        <p className={styles.board}>
          <Link to={boardPath[post.type]}>{t(boards[post.type].title)}</Link>
        </p>
        <div className={styles.subject}>
          <h1>{post.subject}</h1>
          {isOwn && (
            <div className={styles.own}>
              <Link
                to={editPath(post)}
                className={iconButtonClass}
                aria-label={t`Edit this post`}
                title={t`Edit this post`}
              >
                <PencilIcon />
              </Link>
              <IconButton label={t`Delete this post`} onClick={() => setAsking(true)}>
                <TrashIcon />
              </IconButton>
            </div>
          )}
        </div>
        {(post.region || post.jstatus) && (
          <p className={styles.badges}>
            <RegionMark region={post.region} />
            <StatusMark status={post.jstatus} />
          </p>
        )}
        <p className={styles.meta}>
          <span>{post.userid}</span>
          <Time iso={post.ca} />
          <Edited at={post.edited} />
          {post.specificLocation && <span>{post.specificLocation}</span>}
        </p>
      </header>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      <RichText html={cleanHtml(post.description)} />
      {documents.length > 0 && <Documents documents={documents} />}
      {!isOwn && (
        <Button variant="secondary" onClick={writeToAuthor}>
          <MessageIcon /> <Trans>Message the author</Trans>
        </Button>
      )}
      <DeleteDialog
        open={asking}
        onCancel={() => setAsking(false)}
        remove={() => send(deletePost, { idx: post.post_idx })}
        onDeleted={() => {
          forget(posts, postDetail)
          back(boardPath[post.type])
        }}
      />
    </article>
  )
}
