import { useLingui } from '@lingui/react/macro'
import type { Post, PostRow } from '@within-reach/contract'
import { boardPath } from '@within-reach/shared-core'
import { Link, type TextTranslation, Time } from '@within-reach/shared-core/react'
import { IconButton, iconButtonClass, PencilIcon, TrashIcon } from '@within-reach/shared-ui'
import { boards } from '../boards'
import { RegionMark, StatusMark } from '../marks'
import { editPath } from '../one-post/edit-path'
import { openedFromPost } from '../one-post/return-to-post'
import { TranslateText } from '../translation/translate-text'
import { AuthorChecks } from './author-checks'
import { Edited } from './edited'
import styles from './post-view.module.css'

export interface PostHeaderProps {
  /** The post, or its row in a list while the post is read. */
  readonly post: PostRow & Partial<Pick<Post, 'edited'>>
  readonly isOwn: boolean
  readonly translation: TextTranslation
  readonly onDelete: () => void
}

/** The parts of a post that a list contains as well: its board, subject, marks, author, date and location. */
export function PostHeader({ post, isOwn, translation, onDelete }: PostHeaderProps) {
  const { t } = useLingui()
  const [subject] = translation.texts ?? []
  return (
    <header className={styles.header}>
      <p className={styles.board}>
        <Link to={boardPath[post.type]}>{t(boards[post.type].title)}</Link>
        <TranslateText translation={translation} />
      </p>
      <div className={styles.subject}>
        <h1 dir="auto" lang={subject === undefined ? undefined : translation.language}>
          {subject ?? post.subject}
        </h1>
        {isOwn && (
          <div className={styles.own}>
            <Link
              to={editPath(post)}
              state={openedFromPost}
              className={iconButtonClass}
              aria-label={t`Edit this post`}
              title={t`Edit this post`}
            >
              <PencilIcon />
            </Link>
            <IconButton label={t`Delete this post`} onClick={onDelete}>
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
        <Edited at={post.edited ?? null} />
        {post.specificLocation && <span>{post.specificLocation}</span>}
      </p>
      <AuthorChecks postId={post.post_idx} />
    </header>
  )
}
