import { Trans } from '@lingui/react/macro'
import {
  authorHandle,
  deletePost,
  findPosts,
  hasFacts,
  type Post,
  postDetail,
  type PostRow,
  posts,
  readableLines,
} from '@within-reach/contract'
import { boardPath, loginPath, send, viewPath } from '@within-reach/shared-core'
import {
  forget,
  type TextTranslation,
  useMember,
  useRemote,
  useTranslation,
} from '@within-reach/shared-core/react'
import { Button, MessageIcon, RichText } from '@within-reach/shared-ui'
import { useState } from 'react'
import { FoldedText } from '../caution/folded-text'
import { cleanDescription } from '../clean-html'
import { PostFacts } from '../facts/post-facts'
import { useIsShown } from '../is-shown'
import { BookmarkButton } from './bookmark-button'
import { DeleteDialog } from './delete-dialog'
import { Documents } from './documents'
import { LoadingPost } from './loading-post'
import { Pictures } from './pictures'
import { PostHeader } from './post-header'
import styles from './post-view.module.css'
import { PostSafety } from './safety-links'

export interface PostArticleProps {
  /** The known part of the post: all of it, or its row in a list. */
  readonly known: PostRow
  /** Absent while it is read. */
  readonly post: Post | undefined
}

/** The post itself. */
export function PostArticle({ known, post }: PostArticleProps) {
  const { back } = useRemote()
  const member = useMember()
  const [asking, setAsking] = useState(false)
  const isShown = useIsShown()
  const isOwn = member !== null && known.useremail === member.email
  const texts = post && [post.subject, readableLines(post.description)]
  const translation = useTranslation({ kind: 'post', id: known.post_idx }, texts)
  return (
    <article>
      <PostHeader
        post={post ?? known}
        isOwn={isOwn}
        translation={translation}
        onDelete={() => setAsking(true)}
      />
      {post ? <Content post={post} isOwn={isOwn} translation={translation} /> : <LoadingPost shape="text" />}
      <DeleteDialog
        open={asking}
        onCancel={() => setAsking(false)}
        remove={() => send(deletePost, { idx: known.post_idx })}
        onDeleted={() => {
          forget(posts, postDetail, findPosts)
          if (isShown()) back(boardPath[known.type])
        }}
      />
    </article>
  )
}

interface ContentProps {
  readonly post: Post
  readonly isOwn: boolean
  readonly translation: TextTranslation
}

/** The parts that a list does not contain. A translation has no markup. */
function Content({ post, isOwn, translation: { texts, language, caution } }: ContentProps) {
  const { navigate, openMessages } = useRemote()
  const member = useMember()
  const pictures = post.files.filter(({ type }) => type.startsWith('image/'))
  const documents = post.files.filter(({ type }) => !type.startsWith('image/'))
  const writeToAuthor = () => {
    if (member) openMessages({ to: authorHandle(post.post_idx), nick: post.userid })
    else navigate(loginPath(viewPath(post.post_idx)))
  }
  return (
    <>
      <FoldedText caution={caution ?? post.caution}>
        {pictures.length > 0 && <Pictures pictures={pictures} />}
        {texts ? (
          <p className={styles.text} lang={language}>
            {texts[1]}
          </p>
        ) : (
          <RichText html={cleanDescription(post.description)} />
        )}
        {documents.length > 0 && <Documents documents={documents} />}
      </FoldedText>
      {hasFacts(post.type) && <PostFacts postId={post.post_idx} />}
      {!isOwn && (
        <div className={styles.ways}>
          {!post.former && (
            <Button variant="secondary" onClick={writeToAuthor}>
              <MessageIcon /> <Trans>Message the author</Trans>
            </Button>
          )}
          <BookmarkButton id={post.post_idx} />
        </div>
      )}
      {!isOwn && <PostSafety post={post} />}
    </>
  )
}
