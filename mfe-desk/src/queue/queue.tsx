import { Trans, useLingui } from '@lingui/react/macro'
import { readPageNumber, reviews } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import { useCall, useSearchParams } from '@within-reach/shared-core/react'
import { SegmentedChoice } from '@within-reach/shared-ui'
import { addresses } from '../addresses'
import { RowList } from '../keyboard/row-list'
import { Loaded } from '../loading/loaded'
import { EmptyPage } from '../paging/empty-page'
import { PageNumbers } from '../paging/page-numbers'
import { queueInterval } from './interval'
import styles from './queue.module.css'
import { QueueRow } from './queue-row'

/** The moderators' queue: open reviews by urgency, or closed ones. */
export function Queue() {
  const { t } = useLingui()
  const [query, setQuery] = useSearchParams()
  const state = query.get('reviews') === 'closed' ? 'closed' : 'open'
  const page = readPageNumber(query)
  const read = useCall(reviews, { state, page }, { every: queueInterval })
  const hrefOf = (to: number) =>
    withQuery(addresses.overview, {
      reviews: state === 'closed' ? state : undefined,
      page: to === 1 ? undefined : to,
    })
  return (
    <section className={styles.queue} aria-labelledby="reviews">
      <header className={styles.head}>
        <h2 id="reviews">
          <Trans>Reviews</Trans>
        </h2>
        <SegmentedChoice
          legend={t`Which reviews`}
          options={[
            { value: 'open', label: t`Open` },
            { value: 'closed', label: t`Decided` },
          ]}
          value={state}
          onChange={(chosen) => setQuery(chosen === 'closed' ? { reviews: chosen } : {})}
        />
      </header>
      <Loaded read={read} loading={t`Loading the reviews`} notLoaded={t`The reviews could not be loaded`}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyPage
              read={read}
              hrefOf={hrefOf}
              title={state === 'open' ? t`Nothing waits for a decision` : t`Nothing was decided yet`}
            />
          ) : (
            <RowList className={styles.rows} labels={{ next: t`Next review`, previous: t`Previous review` }}>
              {rows.map((row) => (
                <QueueRow key={row.review_idx} row={row} />
              ))}
            </RowList>
          )
        }
      </Loaded>
      <PageNumbers page={page} pages={read.meta?.pages} hrefOf={hrefOf} />
    </section>
  )
}
