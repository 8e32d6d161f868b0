import { authorHandle, deletePost, type Post } from '@within-reach/contract'
import { boardPath, loginPath, send, viewPath } from '@within-reach/shared-core'
import { Link, useMember, useRemote } from '@within-reach/shared-core/react'
import {
  Badge,
  Button,
  FileIcon,
  IconButton,
  MessageIcon,
  RichText,
  TrashIcon,
} from '@within-reach/shared-ui'
import { useState } from 'react'
import { boards } from '../boards'
import { fullDate, shortDay } from '../texts'
import { cleanHtml } from './clean-html'
import { DeleteDialog } from './delete-dialog'
import styles from './post-view.module.css'

/** The post itself. */
export function PostArticle({ post }: { readonly post: Post }) {
  const { back, navigate, openMessages } = useRemote()
  const member = useMember()
  const [asking, setAsking] = useState(false)
  const isOwn = member !== null && post.useremail === member.email
  const board = boards[post.type]
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
          <Link to={boardPath[post.type]}>{board.title}</Link>
        </p>
        <div className={styles.subject}>
          <h1>{post.subject}</h1>
          {isOwn && (
            <IconButton label="Delete this post" onClick={() => setAsking(true)}>
              <TrashIcon />
            </IconButton>
          )}
        </div>
        <p className={styles.badges}>
          {post.region && <Badge>{post.region}</Badge>}
          {post.jstatus && <Badge tone={post.jstatus === 'Seek' ? 'accent' : 'call'}>{post.jstatus}</Badge>}
        </p>
        <p className={styles.meta}>
          <span>{post.userid}</span>
          <time dateTime={post.ca} title={fullDate(post.ca)}>
            {shortDay(post.ca)}
          </time>
          {post.specificLocation && <span>{post.specificLocation}</span>}
        </p>
      </header>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ path, name }, at) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener">
                <img src={path} alt={`${at + 1} of ${pictures.length}: ${name}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <RichText html={cleanHtml(post.description)} />
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map(({ path, name, size }) => (
            <li key={path}>
              <a href={path} download={name}>
                <FileIcon /> {name} ({sizeOf(size)})
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isOwn && (
        <Button variant="secondary" onClick={writeToAuthor}>
          <MessageIcon /> Message the author
        </Button>
      )}
      <DeleteDialog
        open={asking}
        onCancel={() => setAsking(false)}
        remove={() => send(deletePost, { idx: post.post_idx })}
        onDeleted={() => back(boardPath[post.type])}
      />
    </article>
  )
}

/** Bytes, for people. */
function sizeOf(bytes: number): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte']
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
