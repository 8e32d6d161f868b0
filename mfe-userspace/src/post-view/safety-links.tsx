import { Trans, useLingui } from '@lingui/react/macro'
import type { Comment, Post } from '@within-reach/contract'
import { blockPath, reportPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { BlockIcon, FlagIcon, iconButtonClass } from '@within-reach/shared-ui'
import styles from './safety-links.module.css'

/** The links that report a post and block its author. Visitors log in first. */
export function PostSafety({ post: { post_idx: id, former } }: { readonly post: Post }) {
  const { t } = useLingui()
  return (
    <p className={styles.links}>
      <Link to={reportPath('post', id)} aria-label={t`Report this post`}>
        <FlagIcon size={16} /> <Trans>Report</Trans>
      </Link>
      {!former && (
        <Link to={blockPath('post', id)}>
          <BlockIcon size={16} /> <Trans>Block the author</Trans>
        </Link>
      )}
    </p>
  )
}

/** The same for a comment, as icons. */
export function CommentSafety({ comment: { cm_idx: id, former } }: { readonly comment: Comment }) {
  const { t } = useLingui()
  const [report, block] = [t`Report this comment`, t`Block the author of this comment`]
  return (
    <span className={styles.icons}>
      <Link to={reportPath('comment', id)} className={iconButtonClass} aria-label={report} title={report}>
        <FlagIcon size={16} />
      </Link>
      {!former && (
        <Link to={blockPath('comment', id)} className={iconButtonClass} aria-label={block} title={block}>
          <BlockIcon size={16} />
        </Link>
      )}
    </span>
  )
}
