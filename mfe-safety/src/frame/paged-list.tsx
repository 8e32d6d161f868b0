import { useLingui } from '@lingui/react/macro'
import { type AnyOutcome, pagesShown, readPageNumber } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import { useSearchParams } from '@within-reach/shared-core/react'
import { Pagination, Skeleton } from '@within-reach/shared-ui'
import { type ReactNode, useEffect } from 'react'
import { LoadFailure } from './load-failure'
import styles from './paged-list.module.css'

/** The fields of a read of one page of a list. Absent for the first page, as in the page's declaration. */
export interface PageField {
  readonly page?: number
}

/** The page of a list in the address, from 1, with its field. */
export function usePageField(): PageField {
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  return page > 1 ? { page } : {}
}

export interface PagedListProps<Row> {
  /** The address of the page, without its query. */
  readonly path: string
  readonly status: 'pending' | 'success' | 'error'
  readonly rows: readonly Row[] | undefined
  readonly meta: { readonly page: number; readonly pages: number } | undefined
  readonly failure: AnyOutcome | undefined
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
  readonly keyOf: (row: Row) => number
  readonly entry: (row: Row) => ReactNode
  /** Shown instead of an empty list. */
  readonly empty: ReactNode
  readonly loading: string
  readonly notLoaded: string
}

const queryOf = (page: number): Record<string, string> => (page === 1 ? {} : { page: String(page) })

/** A list with page numbers: its entries, a skeleton, an empty state, or an error. A page after the last one leads to the last. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { path, status, rows, meta, failure, isFetching, refetch, keyOf, entry, empty } = props
  const { loading, notLoaded } = props
  const { t } = useLingui()
  const [, setQuery] = useSearchParams()
  // The list is shorter by now, or the address is wrong.
  const isPastEnd = meta !== undefined && meta.page > meta.pages
  const end = isPastEnd && !isFetching ? meta.pages : undefined
  useEffect(() => {
    if (end !== undefined) setQuery(queryOf(end), { replace: true })
  }, [end, setQuery])
  if (status === 'pending' || isPastEnd)
    return (
      <div role="status" aria-label={loading}>
        <Skeleton shape="card" lines={3} />
      </div>
    )
  if (!rows) return <LoadFailure title={notLoaded} failure={failure} onRetry={() => void refetch()} />
  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={keyOf(row)}>{entry(row)}</li>
          ))}
        </ul>
      )}
      {meta && meta.pages > 1 && (
        <Pagination
          label={t`Pages`}
          page={meta.page}
          marks={pagesShown(meta.page, meta.pages)}
          hrefOf={(page) => withQuery(path, queryOf(page))}
          onPage={(page) => setQuery(queryOf(page))}
        />
      )}
    </>
  )
}
