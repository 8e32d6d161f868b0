import { Trans, useLingui } from '@lingui/react/macro'
import { bookmark, bookmarked, bookmarks, pagesShown, readPageNumber } from '@within-reach/contract'
import { bookmarksPath, redirects, send, withQuery } from '@within-reach/shared-core'
import {
  invalidate,
  updateOptimistically,
  useCall,
  useRedirect,
  useSearchParams,
} from '@within-reach/shared-core/react'
import { EmptyState, Pagination, Skeleton } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { Failed } from '../frame/failure-reason'
import { Frame } from '../frame/frame'
import { LoadFailure } from '../load-failure'
import { BookmarkEntry } from './bookmark-entry'
import styles from './bookmarks.module.css'

const queryOf = (page: number): Record<string, string> => (page === 1 ? {} : { page: String(page) })

/** The posts that a member has bookmarked, the last bookmarked first (/bookmarks, query page). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const [query, setQuery] = useSearchParams()
  const page = readPageNumber(query)
  const field = page > 1 ? { page } : {}
  const { data, meta, status, failure, isFetching, refetch } = useCall(
    bookmarks,
    isLeaving ? undefined : field,
  )
  const [failed, setFailed] = useState<Failed>()
  const list = useRef<HTMLDivElement>(null)
  const removing = useRef(0)
  // The last entry of the last page was removed, or the address is old.
  const isPastEnd = meta !== undefined && meta.page > meta.pages
  const end = isPastEnd && !isFetching ? meta.pages : undefined
  useEffect(() => {
    if (end !== undefined) setQuery(queryOf(end), { replace: true })
  }, [end, setQuery])
  if (isLeaving) return null

  const remove = async (id: number) => {
    setFailed(undefined)
    removing.current++
    const undo = await updateOptimistically(bookmarks, (answer) => ({
      ...answer,
      data: answer.data.filter((one) => one.post_idx !== id),
    }))
    // The pressed button is gone.
    list.current?.focus()
    const outcome = await send(bookmark, { id, on: 'no' }, { keepalive: true })
    removing.current--
    if (outcome.kind !== 'ok') {
      undo()
      setFailed(outcome)
    }
    // Before, an answer would bring back what is still being removed. What came back by `undo` may be removed meanwhile.
    if (removing.current === 0) await invalidate(bookmarks, bookmarked)
  }

  return (
    <Frame title={t`Bookmarks`} lead={t`Posts that you want to find again. Nobody sees them but you.`}>
      <FailureNotice failure={failed} />
      {(status === 'pending' || isPastEnd) && (
        <div role="status" aria-label={t`Loading your bookmarks`}>
          <Skeleton shape="card" lines={3} />
        </div>
      )}
      {status === 'error' && failure?.kind !== 'logged-out' && (
        <LoadFailure
          title={t`Your bookmarks could not be loaded`}
          failure={failure}
          around={list}
          onRetry={() => void refetch()}
        />
      )}
      <div ref={list} tabIndex={-1} className={styles.focus}>
        {data?.length === 0 && meta?.page === 1 && (
          <EmptyState title={t`You have bookmarked nothing`}>
            <p>
              <Trans>Press “Bookmark” below a post to find it here again.</Trans>
            </p>
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className={styles.list}>
            {data.map((row) => (
              <li key={row.post_idx}>
                <BookmarkEntry row={row} onRemove={() => void remove(row.post_idx)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {meta && meta.pages > 1 && (
        <Pagination
          label={t`Pages`}
          page={meta.page}
          marks={pagesShown(meta.page, meta.pages)}
          hrefOf={(one) => withQuery(bookmarksPath, queryOf(one))}
          onPage={(one) => setQuery(queryOf(one))}
        />
      )}
    </Frame>
  )
}
