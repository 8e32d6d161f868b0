import type { PostRow } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Badge, type Column, ListCard, Skeleton, Table } from '@within-reach/shared-ui'
import type { Board } from '../boards'
import { fullDate, shortDay } from '../texts'
import styles from './board-list.module.css'

export interface PostListProps {
  readonly board: Board
  readonly rows: readonly PostRow[]
}

/** The posts: a table on wide screens, cards on narrow ones. */
export function PostList({ board, rows }: PostListProps) {
  return (
    <>
      <div className={styles.onWide}>
        <Table
          caption={board.title}
          columns={columnsOf(board)}
          rows={rows}
          keyOf={({ post_idx: id }) => id}
        />
      </div>
      <ul className={`${styles.cards} ${styles.onNarrow}`} aria-label={board.title}>
        {rows.map((row) => (
          <li key={row.post_idx}>
            <ListCard
              eyebrow={
                <>
                  {row.region && <Badge>{row.region}</Badge>}
                  <Status row={row} />
                </>
              }
              title={<Title row={row} />}
              meta={
                <>
                  <span>{row.userid}</span>
                  <Day row={row} />
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

/** Stands where the posts are about to be, in their shape. */
export const LoadingPosts = () => (
  <div role="status" aria-label="Loading posts">
    <div className={styles.onWide}>
      <Skeleton shape="row" lines={8} />
    </div>
    <div className={styles.onNarrow}>
      <Skeleton shape="card" lines={4} />
    </div>
  </div>
)

function columnsOf({ placed, hasStatus }: Board): Column<PostRow>[] {
  return [
    { key: 'n', label: 'N', cell: ({ pn }) => pn },
    {
      key: 'title',
      label: 'Title',
      grows: true,
      cell: (row) => (
        <span className={styles.title}>
          {hasStatus && <Status row={row} />}
          <Title row={row} />
        </span>
      ),
    },
    ...(placed ? [{ key: 'location', label: 'Location', cell: ({ region }: PostRow) => region }] : []),
    { key: 'date', label: 'Date', cell: (row) => <Day row={row} /> },
    { key: 'user', label: 'User ID', cell: ({ userid }) => userid },
  ]
}

const Title = ({ row }: { readonly row: PostRow }) => <Link to={viewPath(row.post_idx)}>{row.subject}</Link>

const Status = ({ row: { jstatus } }: { readonly row: PostRow }) =>
  jstatus && <Badge tone={jstatus === 'Seek' ? 'accent' : 'call'}>{jstatus}</Badge>

const Day = ({ row: { ca } }: { readonly row: PostRow }) => (
  <time dateTime={ca} title={fullDate(ca)}>
    {shortDay(ca)}
  </time>
)
