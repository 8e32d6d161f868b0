import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  currencyOf,
  type findPosts,
  limits,
  type PostFilter,
  type Rates,
  type Sort,
  sortsOf,
} from '@within-reach/contract'
import type { CallPages } from '@within-reach/shared-core/react'
import { Button, Field, Select, Skeleton } from '@within-reach/shared-ui'
import { msg } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { boards } from '../boards'
import { CurrencyChoice, RatesNote } from '../facts/currency-choice'
import { useReaderCurrency } from '../facts/reader-currency'
import { LoadFailure } from '../load-failure'
import { useMounted } from '../mounted'
import { NothingFits } from './nothing-fits'
import { PhotoCard } from './photo-card'
import styles from './photos.module.css'

const sortNames = {
  newest: msg`Newest`,
  cheapest: msg`Cheapest`,
  soonest: msg`Soonest free`,
} as const satisfies Record<Sort, unknown>

export interface FoundProps {
  readonly filter: PostFilter
  readonly found: CallPages<typeof findPosts>
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void
  readonly onClear: () => void
}

/** The number of hits, their order, and the cards. */
export function Found({ filter, found, onChange, onClear }: FoundProps) {
  const { t } = useLingui()
  const [currency, setCurrency] = useReaderCurrency()
  const { pages, failure, next } = found
  const first = pages?.[0]
  const rates = first?.meta.rates ?? null
  const posts = pages?.flatMap(({ data }) => data)
  const isMounted = useMounted()
  const { sort = 'newest' } = filter
  const count = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** The number of posts when more were requested. */
  const before = useRef<number>(undefined)
  const shown = posts?.length ?? 0
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return
    // The pressed button leaves with the last page.
    list.current?.querySelectorAll<HTMLElement>('h2 a')[before.current]?.focus()
    before.current = undefined
  }, [shown])
  const showMore = () => {
    before.current = shown
    found.fetchNext()
  }
  return (
    <div className={styles.found} aria-busy={!pages && !failure}>
      <div className={styles.bar}>
        <p ref={count} tabIndex={-1} className={styles.count} role="status">
          {first && <Count total={first.meta.total ?? 0} more={first.meta.more} />}
        </p>
        {sortsOf[filter.type].length > 1 && (
          <Field label={t`Sort by`}>
            <Select
              value={sort}
              onChange={({ target }) => onChange({ sort: target.value, currency: currencyOf(filter) })}
            >
              {sortsOf[filter.type].map((order) => (
                <option key={order} value={order}>
                  {t(sortNames[order])}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {rates && <CurrencyChoice rates={rates} value={currency} onChange={setCurrency} />}
      </div>
      {sort === 'cheapest' && (first || !isMounted) && <Compared filter={filter} rates={rates} />}
      {!pages && !failure && (
        <div role="status" aria-label={t`Loading posts`}>
          <Skeleton shape="card" lines={4} />
        </div>
      )}
      {!pages && failure && (
        <LoadFailure
          title={t(boards[filter.type].notLoaded)}
          failure={failure}
          around={count}
          onRetry={found.restart}
        />
      )}
      {/* Its buttons leave with what they change. */}
      {posts?.length === 0 && (
        <NothingFits
          filter={filter}
          rates={rates}
          cut={first?.meta.more === true}
          onChange={(change) => {
            onChange(change)
            count.current?.focus()
          }}
          onClear={() => {
            onClear()
            count.current?.focus()
          }}
        />
      )}
      {posts && posts.length > 0 && (
        <ul ref={list} className={styles.grid} aria-label={t(boards[filter.type].title)}>
          {/* The first photo is the largest paint of the page. On a narrow screen it is the only one in view. */}
          {posts.map((post, at) => (
            <li key={post.post_idx}>
              <PhotoCard
                post={post}
                currency={currency}
                rates={rates}
                loading={at === 0 ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </ul>
      )}
      {next.failure && (
        <p role="alert">
          <Trans>The next posts could not be loaded.</Trans>
        </p>
      )}
      {next.exists && (
        <Button variant="secondary" busy={next.isFetching} onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {rates && currency !== 'posted' && posts && posts.length > 0 && <RatesNote rates={rates} />}
    </div>
  )
}

function Count({ total, more }: { readonly total: number; readonly more: boolean }) {
  const most = limits.photosCounted
  if (!more) return <Plural value={total} one="# post" other="# posts" />
  if (total >= most) return <Trans>At least {total} posts</Trans>
  return (
    <Plural
      value={total}
      one={`# post among the newest ${most} with these words`}
      other={`# posts among the newest ${most} with these words`}
    />
  )
}

/** Without rates, an order by cost is within one currency. */
function Compared({ filter, rates }: { readonly filter: PostFilter; readonly rates: Rates | null }) {
  const currency = currencyOf(filter)
  if (rates?.rates[currency] !== undefined) return null
  return (
    <p className={styles.note}>
      <Trans>Only posts with amounts in {currency} are in this order.</Trans>
    </p>
  )
}
