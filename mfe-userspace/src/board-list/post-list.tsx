import type { PostRow } from '@within-reach/contract'
import { boardPath, editorPath, loginPath, viewPath } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import {
  Badge,
  buttonClass,
  type Column,
  EmptyState,
  ListCard,
  Skeleton,
  Table,
} from '@within-reach/shared-ui'
import type { Board } from '../boards'
import { fullDate, shortDay } from '../texts'
import styles from './board-list.module.css'
import type { Filters } from './filters'
import type { Listing } from './use-posts'

export interface PostListProps extends Pick<Listing, 'state' | 'rows'> {
  readonly board: Board
  readonly filters: Filters
}

/** The posts: a table on wide screens, cards on narrow ones. */
export function PostList({ board, filters, state, rows }: PostListProps) {
  if (state === 'failed') return null
  return (
    <div id="posts" className={styles.posts} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div role="status" aria-label="Loading posts">
          <div className={styles.onWide}>
            <Skeleton shape="row" lines={8} />
          </div>
          <div className={styles.onNarrow}>
            <Skeleton shape="card" lines={4} />
          </div>
        </div>
      )}
      {state === 'shown' && rows.length === 0 && <Nothing board={board} filters={filters} />}
      {rows.length > 0 && (
        <>
          <div className={styles.onWide}>
            <Table
              caption={board.title}
              columns={columnsOf(board)}
              rows={rows}
              keyOf={({ post_idx: id }) => id}
            />
          </div>
          <ul className={`${styles.cards} ${styles.onNarrow}`}>
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
      )}
    </div>
  )
}

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

/** Nothing found is not nothing there: each leads on in its own way. */
function Nothing({ board, filters }: Pick<PostListProps, 'board' | 'filters'>) {
  const loggedIn = useMember() !== null
  const narrowed =
    filters.search !== '' || filters.region !== 'all' || filters.jstatus !== 'all' || filters.page > 1
  const editor = editorPath[board.type]
  if (narrowed) {
    return (
      <EmptyState title="Nothing fits these filters">
        <p>Try other words, or look at the whole board.</p>
        <Link to={boardPath[board.type]} className={buttonClass({ variant: 'secondary' })}>
          Show everything
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={board.empty}>
      <p>Be the first.</p>
      <Link to={loggedIn ? editor : loginPath(editor)} className={buttonClass({ variant: 'secondary' })}>
        {board.newPost}
      </Link>
    </EmptyState>
  )
}
