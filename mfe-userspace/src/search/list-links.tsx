import { Trans, useLingui } from '@lingui/react/macro'
import { feedAddress, languageNamed, type PostType } from '@within-reach/contract'
import { saveSearchPath, withQuery } from '@within-reach/shared-core'
import { followLink, useMember, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { BookmarkIcon, FeedIcon } from '@within-reach/shared-ui'
import { type RefObject, useEffect } from 'react'
import { useMounted } from '../mounted'
import styles from './list-links.module.css'

export interface ListLinksProps {
  readonly board: PostType
  /** The page of the list. */
  readonly path: string
  /** What the list is narrowed by, as in the address of the page. */
  readonly query: Readonly<Record<string, string>>
  /** The query when a link is pressed, if it may be newer than the rendered one. */
  readonly latestQuery?: () => Readonly<Record<string, string>>
  /** The box for words. A search is saved with its text, even if nobody searched for it yet. */
  readonly searchBox: RefObject<HTMLInputElement | null>
  /** The fields of the query that its feed has; those of a board's list by default. */
  readonly feedFields?: readonly string[]
}

/** Ways to follow a list: to the page that saves its search, for which visitors log in first, and to its Atom feed. */
export function ListLinks(props: ListLinksProps) {
  const { board, path, query, latestQuery, searchBox, feedFields } = props
  const { navigate } = useRemote()
  const { i18n } = useLingui()
  useLookAtSearch()
  // The prerendered page is the same for all filters.
  const shown = useMounted() ? query : {}
  const feed = feedAddress(path, new URLSearchParams(shown), languageNamed(i18n.locale), feedFields)
  const savePath = (narrowed: Readonly<Record<string, string | undefined>>) =>
    withQuery(saveSearchPath, { board, ...narrowed, type: undefined })
  const save = () =>
    navigate(savePath({ ...(latestQuery?.() ?? query), search: searchBox.current?.value.trim() }))
  return (
    <p className={styles.links}>
      <a href={savePath(shown)} onClick={(event) => followLink(event, save)}>
        <BookmarkIcon size={16} /> <Trans>Save this search</Trans>
      </a>
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
