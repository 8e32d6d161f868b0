import { Trans, useLingui } from '@lingui/react/macro'
import {
  filterNames,
  findPosts,
  photoFeedFields,
  type PostFilter,
  readPostFilter,
  requestOf,
  writePostFilter,
} from '@within-reach/contract'
import { editorPath, loginPath, photosPath } from '@within-reach/shared-core'
import {
  holdComposingEnter,
  Link,
  useCallPages,
  useMember,
  usePageTitle,
  useSearchParams,
} from '@within-reach/shared-core/react'
import { buttonClass, PlusIcon, SearchField, useNarrow } from '@within-reach/shared-ui'
import { limits } from '@within-reach/contract'
import { useEffect, useRef } from 'react'
import { boards } from '../boards'
import { useMounted } from '../mounted'
import { ListLinks } from '../search/list-links'
import { ViewSwitch } from '../view-switch'
import { inEffect } from '../facts/filter-fields'
import { FilterPanel } from './filter-panel'
import { Found } from './found'
import styles from './photos.module.css'

/** The posts of a board with photos first, and filters by facts (/find). The address holds the whole filter. */
export function Component() {
  const { t } = useLingui()
  const [query, setQuery] = useSearchParams()
  const filter = readPostFilter(query)
  const board = boards[filter.type]
  const title = t(board.title)
  const loggedIn = useMember() !== null
  const isNarrow = useNarrow()
  usePageTitle(title)
  const found = useCallPages(findPosts, {
    firstPage: '',
    fieldsOf: (cursor) => ({ ...requestOf(filter), ...(cursor !== '' && { cursor }) }),
    nextOf: ({ meta }) => meta.next ?? undefined,
  })
  // A field takes effect when it is left, also by a press on a link or another field. This is rendered a moment later.
  const latest = useRef(filter)
  const searchBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    latest.current = readPostFilter(query)
  }, [query])
  const apply = (next: PostFilter) => {
    latest.current = next
    setQuery({ type: next.type, ...writePostFilter(next) })
  }
  const change = (changed: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams({ ...writePostFilter(latest.current), type: filter.type })
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    apply(readPostFilter(next))
  }
  const clear = () => apply(readPostFilter(new URLSearchParams({ type: filter.type })))
  const inUse = inEffect(filter, filterNames[filter.type]).filter((name) => name !== 'search').length
  // The prerendered page has a part for each filter, but none for their number.
  const active = useMounted() ? inUse : 0
  const panel = <FilterPanel filter={filter} onChange={change} onClear={clear} />
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>{title}</h1>
          <p>{t(board.description)}</p>
        </div>
        <Link
          to={loggedIn ? editorPath[filter.type] : loginPath(editorPath[filter.type])}
          className={buttonClass({ variant: 'call' })}
        >
          <PlusIcon /> <Trans context="write a post">Post</Trans>
        </Link>
      </header>
      <div className={styles.views}>
        <ViewSwitch {...filter} current="photos" region={filter.region} jstatus={filter.jstatus} />
        <div className={styles.search} onKeyDown={holdComposingEnter}>
          <SearchField
            label={t(board.search)}
            placeholder={t`Search`}
            submitLabel={t`Search`}
            value={filter.search}
            maxLength={limits.search}
            onSearch={(search) => change({ search })}
            box={searchBox}
          />
        </div>
      </div>
      <ListLinks
        board={filter.type}
        path={photosPath}
        query={writePostFilter(filter)}
        latestQuery={() => writePostFilter(latest.current)}
        searchBox={searchBox}
        feedFields={photoFeedFields}
      />
      <div className={styles.columns}>
        {isNarrow !== false && (
          <details className={styles.folded}>
            <summary>{active === 0 ? t`Filters` : t`Filters (${active})`}</summary>
            {panel}
          </details>
        )}
        {isNarrow !== true && (
          <section className={styles.panel} aria-label={t`Filters`}>
            {panel}
          </section>
        )}
        <Found filter={filter} found={found} onChange={change} onClear={clear} />
      </div>
    </div>
  )
}
