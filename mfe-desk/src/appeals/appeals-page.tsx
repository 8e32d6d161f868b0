import { Trans, useLingui } from '@lingui/react/macro'
import { appeals, readPageNumber } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import { useCall, useSearchParams } from '@within-reach/shared-core/react'
import { SegmentedChoice } from '@within-reach/shared-ui'
import { useRef } from 'react'
import { addresses } from '../addresses'
import { Loaded } from '../loading/loaded'
import { EmptyPage } from '../paging/empty-page'
import { PageNumbers } from '../paging/page-numbers'
import { AppealList } from './appeal-list'
import styles from './appeals.module.css'

/** How often the appeals are read again while they are visible, in milliseconds. */
const interval = 30_000

/** The appeals against decisions (/desk/appeals): the oldest open one first. */
export function Component() {
  const { t } = useLingui()
  const [query, setQuery] = useSearchParams()
  const state = query.get('state') === 'closed' ? 'closed' : 'open'
  const page = readPageNumber(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useCall(appeals, { state, page }, { every: interval })
  const hrefOf = (to: number) =>
    withQuery(addresses.appeals, {
      state: state === 'closed' ? state : undefined,
      page: to === 1 ? undefined : to,
    })
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            <Trans>Appeals</Trans>
          </h1>
          <p>
            <Trans>Nobody decides about their own decision.</Trans>
          </p>
        </div>
        <SegmentedChoice
          legend={t`Which appeals`}
          options={[
            { value: 'open', label: t`Open` },
            { value: 'closed', label: t`Decided` },
          ]}
          value={state}
          onChange={(chosen) => setQuery(chosen === 'closed' ? { state: chosen } : {})}
        />
      </header>
      <Loaded read={read} loading={t`Loading the appeals`} notLoaded={t`The appeals could not be loaded`}>
        {(rows) => (
          <AppealList
            key={`${state} ${page}`}
            rows={rows}
            page={page}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
            empty={
              <EmptyPage
                read={read}
                hrefOf={hrefOf}
                title={state === 'open' ? t`No appeal waits` : t`No appeal was decided yet`}
              />
            }
          />
        )}
      </Loaded>
      <PageNumbers page={page} pages={read.meta?.pages} hrefOf={hrefOf} />
    </>
  )
}
