import { useLingui } from '@lingui/react/macro'
import type { Bookmark } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, Time } from '@within-reach/shared-core/react'
import { CloseIcon, IconButton } from '@within-reach/shared-ui'
import { boards } from '../boards'
import { RegionMark, StatusMark } from '../marks'
import styles from './bookmarks.module.css'

export interface BookmarkEntryProps {
  readonly row: Bookmark
  readonly onRemove: () => void
}

/** One bookmarked post, with the button that removes the bookmark. */
export function BookmarkEntry({ row, onRemove }: BookmarkEntryProps) {
  const { t } = useLingui()
  const { post_idx: id, type, region, subject, jstatus, userid, ca } = row
  return (
    <div className={styles.entry}>
      <div className={styles.copy}>
        <h2 dir="auto">
          <Link to={viewPath(id)}>{subject}</Link>
        </h2>
        <p className={styles.meta}>
          <span>{t(boards[type].title)}</span>
          <RegionMark region={region} />
          <StatusMark status={jstatus} />
          <span>{userid}</span>
          <Time iso={ca} />
        </p>
      </div>
      <IconButton label={t`Remove the bookmark of ${subject}`} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
