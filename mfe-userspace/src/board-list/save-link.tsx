import { Trans } from '@lingui/react/macro'
import { saveSearchPath, withQuery } from '@within-reach/shared-core'
import { Link, useMember, useSearchParams } from '@within-reach/shared-core/react'
import { BookmarkIcon } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import type { Board } from '../boards'
import styles from './board-list.module.css'
import { type Filters, writeFilters } from './filters'

/** Leads to the page that saves the search. Visitors log in first. */
export function SaveLink({ board, filters }: { readonly board: Board; readonly filters: Filters }) {
  useLookAtSearch()
  // The prerendered page is the same for all filters.
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => setIsRunning(true), [])
  const query = isRunning ? writeFilters({ ...filters, page: 1 }) : {}
  return (
    <p className={styles.save}>
      <Link to={withQuery(saveSearchPath, { board: board.type, ...query })}>
        <BookmarkIcon size={16} /> <Trans>Save this search</Trans>
      </Link>
    </p>
  )
}

/** A list that a saved search opened has its number in the address. Its new posts then count as seen. */
function useLookAtSearch(): void {
  const [query] = useSearchParams()
  const saved = query.get('saved')
  const reader = useMember()?.marker
  useEffect(() => {
    if (saved === null || reader === undefined) return
    // Few lists are opened by a saved search. If it fails, the posts are only counted as new once more.
    void import('./look-at').then(({ lookAt }) => lookAt(saved)).catch(() => {})
  }, [saved, reader])
}
