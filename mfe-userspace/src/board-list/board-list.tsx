import { Trans, useLingui } from '@lingui/react/macro'
import { hasFacts, pagesShown, posts } from '@within-reach/contract'
import { loginPath, boardPath, editorPath, withQuery } from '@within-reach/shared-core'
import { Link, useCall, useMember, useSearchParams } from '@within-reach/shared-core/react'
import { buttonClass, Pagination, PlusIcon, tabPanelProps, useNarrow } from '@within-reach/shared-ui'
import { useId, useRef } from 'react'
import type { Board } from '../boards'
import { LoadFailure } from '../load-failure'
import { ListLinks } from '../search/list-links'
import { ViewSwitch } from '../view-switch'
import styles from './board-list.module.css'
import { FilterBar } from './filter-bar'
import { fieldsOf, type Filters, readFilters, writeFilters } from './filters'
import { NoPosts } from './no-posts'
import { LoadingPosts, PostList } from './post-list'

/** One board: its purpose, its filters, its posts and its pages. */
export function BoardList({ board }: { readonly board: Board }) {
  const { t } = useLingui()
  const [query, setQuery] = useSearchParams()
  const filters = readFilters(board.type, query)
  const { status, data: rows, meta, failure, refetch } = useCall(posts, fieldsOf(board, filters))
  const loggedIn = useMember() !== null
  const editor = editorPath[board.type]
  const listId = useId()
  const searchBox = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // The prerendered page fits any width, so it has tabs as well. On wide screens the style sheet hides them.
  const tabbed = useNarrow() !== false && board.hasLocation
  // Words that nobody searched for yet stay in the box, so the list would seem to be searched for them.
  const narrow = (change: Partial<Filters>) => {
    const search = searchBox.current?.value.trim() ?? filters.search
    setQuery(writeFilters({ ...filters, search, page: 1, ...change }))
  }
  return (
    <div className={styles.board}>
      <header className={styles.header}>
        <div>
          <h1>{t(board.title)}</h1>
          <p>{t(board.description)}</p>
        </div>
        <Link to={loggedIn ? editor : loginPath(editor)} className={buttonClass({ variant: 'call' })}>
          <PlusIcon /> <Trans context="write a post">Post</Trans>
        </Link>
      </header>
      {hasFacts(board.type) && (
        <div className={styles.views}>
          <ViewSwitch type={board.type} current="table" {...filters} />
        </div>
      )}
      <FilterBar
        board={board}
        filters={filters}
        tabsOf={tabbed ? listId : undefined}
        onChange={narrow}
        searchBox={searchBox}
      />
      <ListLinks
        board={board.type}
        path={boardPath[board.type]}
        query={writeFilters({ ...filters, page: 1 })}
        searchBox={searchBox}
      />
      <div
        ref={list}
        tabIndex={-1}
        {...(tabbed && tabPanelProps(listId, filters.region))}
        className={styles.posts}
        aria-busy={status === 'pending'}
      >
        {status === 'pending' && <LoadingPosts />}
        {status === 'error' && (
          <LoadFailure
            title={t(board.notLoaded)}
            failure={failure}
            around={list}
            onRetry={() => void refetch()}
          />
        )}
        {rows &&
          (rows.length > 0 ? (
            <PostList board={board} rows={rows} />
          ) : (
            <NoPosts board={board} filters={filters} pages={meta?.pages ?? 1} />
          ))}
      </div>
      {meta && (
        <Pagination
          label={t`Pages`}
          page={filters.page}
          marks={pagesShown(filters.page, Math.max(1, meta.pages))}
          hrefOf={(page) => withQuery(boardPath[board.type], writeFilters({ ...filters, page }))}
          onPage={(page) => setQuery(writeFilters({ ...filters, page }))}
        />
      )}
    </div>
  )
}
