import { Trans, useLingui } from '@lingui/react/macro'
import { moderationHistory, readPageNumber } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import { useCall, useSearchParams } from '@within-reach/shared-core/react'
import { addresses } from '../addresses'
import { Loaded } from '../loading/loaded'
import { EmptyPage } from '../paging/empty-page'
import { PageNumbers } from '../paging/page-numbers'
import styles from './history.module.css'
import { HistoryLine } from './history-line'

/** Everything that moderators did (/desk/history), newest first. Nobody can change it. */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  const hrefOf = (to: number) => withQuery(addresses.history, { page: to === 1 ? undefined : to })
  const read = useCall(moderationHistory, { page })
  return (
    <>
      <header className={styles.head}>
        <h1>
          <Trans>History</Trans>
        </h1>
        <p>
          <Trans>Everything that moderators did. Nobody can change or delete it.</Trans>
        </p>
      </header>
      <Loaded read={read} loading={t`Loading the history`} notLoaded={t`The history could not be loaded`}>
        {(events) =>
          events.length === 0 ? (
            <EmptyPage read={read} hrefOf={hrefOf} title={t`Nothing was done yet`} />
          ) : (
            <ol className={styles.events} aria-label={t`History`}>
              {events.map((event) => (
                <HistoryLine key={event.event_idx} event={event} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <PageNumbers page={page} pages={read.meta?.pages} hrefOf={hrefOf} />
    </>
  )
}
