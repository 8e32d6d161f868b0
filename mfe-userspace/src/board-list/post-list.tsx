import { useLingui } from '@lingui/react/macro'
import type { PostRow } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, Time, useRegionName } from '@within-reach/shared-core/react'
import { type Column, ListCard, Skeleton, Table } from '@within-reach/shared-ui'
import type { Board } from '../boards'
import { RegionMark, StatusMark } from '../marks'
import styles from './board-list.module.css'

export interface PostListProps {
  readonly board: Board
  readonly rows: readonly PostRow[]
}

/** The posts: a table on wide screens, cards on narrow ones. */
export function PostList({ board, rows }: PostListProps) {
  const { t } = useLingui()
  const title = t(board.title)
  return (
    <>
      <div className={styles.onWide}>
        <Table caption={title} columns={useColumns(board)} rows={rows} keyOf={({ post_idx: id }) => id} />
      </div>
      <ul className={`${styles.cards} ${styles.onNarrow}`} aria-label={title}>
        {rows.map((row) => (
          <li key={row.post_idx}>
            <ListCard
              eyebrow={
                <>
                  <RegionMark region={row.region} />
                  <StatusMark status={row.jstatus} />
                </>
              }
              title={<Title row={row} />}
              meta={
                <>
                  <span>{row.userid}</span>
                  <Time iso={row.ca} />
                </>
              }
              picture={row.image_path ?? undefined}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A skeleton in the shape of the posts. */
export function LoadingPosts() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading posts`}>
      <div className={styles.onWide}>
        <Skeleton shape="row" lines={8} />
      </div>
      <div className={styles.onNarrow}>
        <Skeleton shape="card" lines={4} />
      </div>
    </div>
  )
}

function useColumns({ hasLocation, hasStatus }: Board): Column<PostRow>[] {
  const { t } = useLingui()
  const regionName = useRegionName()
  const location: Column<PostRow> = {
    key: 'location',
    label: t`Location`,
    cell: ({ region }) => region && <span className={styles.whole}>{regionName(region)}</span>,
  }
  return [
    { key: 'n', label: t`N`, cell: ({ pn }) => pn },
    {
      key: 'title',
      label: t`Title`,
      grows: true,
      cell: (row) => (
        <span className={styles.title}>
          {hasStatus && <StatusMark status={row.jstatus} />}
          <Title row={row} />
        </span>
      ),
    },
    ...(hasLocation ? [location] : []),
    {
      key: 'date',
      label: t`Date`,
      cell: ({ ca }) => (
        <span className={styles.whole}>
          <Time iso={ca} />
        </span>
      ),
    },
    { key: 'user', label: t`User ID`, cell: ({ userid }) => userid },
  ]
}

const Title = ({ row }: { readonly row: PostRow }) => (
  <Link to={viewPath(row.post_idx)} dir="auto">
    {row.subject}
  </Link>
)
