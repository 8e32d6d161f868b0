import { Trans, useLingui } from '@lingui/react/macro'
import { feedAddress, languageNamed } from '@within-reach/contract'
import { boardPath, saveSearchPath, withQuery } from '@within-reach/shared-core'
import { Link, useMember, useSearchParams } from '@within-reach/shared-core/react'
import { BookmarkIcon, FeedIcon } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import type { Board } from '../boards'
import styles from './board-list.module.css'
import { type Filters, writeFilters } from './filters'

/** Ways to follow a list: to the page that saves its search, for which visitors log in first, and to its Atom feed. */
export function ListLinks({ board, filters }: { readonly board: Board; readonly filters: Filters }) {
  const { i18n } = useLingui()
  useLookAtSearch()
  // The prerendered page is the same for all filters.
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => setIsRunning(true), [])
  const query = isRunning ? writeFilters({ ...filters, page: 1 }) : {}
  const feed = feedAddress(boardPath[board.type], new URLSearchParams(query), languageNamed(i18n.locale))
  return (
    <p className={styles.links}>
      <Link to={withQuery(saveSearchPath, { board: board.type, ...query })}>
        <BookmarkIcon size={16} /> <Trans>Save this search</Trans>
      </Link>
      <a href={feed} type="application/atom+xml">
        <FeedIcon size={16} /> <Trans>Feed</Trans>
      </a>
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
