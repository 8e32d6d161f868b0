import { Trans, useLingui } from '@lingui/react/macro'
import { cases } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import { useCall, useSearchParams } from '@within-reach/shared-core/react'
import { addresses } from '../addresses'
import { Loaded } from '../loading/loaded'
import { EmptyPage } from '../paging/empty-page'
import { PageNumbers } from '../paging/page-numbers'
import { CaseRows } from './case-rows'
import styles from './cases-page.module.css'
import { FilterBar } from './filter-bar'
import { type Filters, readFilters, writeFilters } from './filters'
import { caseInterval } from './interval'

/** The cases (/desk/cases): the overdue ones first, then by due date. */
export function Component() {
  const { t } = useLingui()
  const [query, setQuery] = useSearchParams()
  const filters = readFilters(query)
  const read = useCall(cases, { ...filters }, { every: caseInterval })
  const hrefOf = (page: number) => withQuery(addresses.cases, writeFilters({ ...filters, page }))
  const change = (change: Partial<Filters>) => setQuery(writeFilters({ ...filters, page: 1, ...change }))
  return (
    <>
      <header className={styles.head}>
        <h1>
          <Trans>Cases</Trans>
        </h1>
        <p>
          <Trans>Every inquiry is a case. Overdue ones come first.</Trans>
        </p>
      </header>
      <FilterBar filters={filters} onChange={change} />
      <Loaded read={read} loading={t`Loading the cases`} notLoaded={t`The cases could not be loaded`}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyPage read={read} hrefOf={hrefOf} title={t`No case matches these filters`} />
          ) : (
            <CaseRows rows={rows} hasKeys />
          )
        }
      </Loaded>
      <PageNumbers page={filters.page} pages={read.meta?.pages} hrefOf={hrefOf} />
    </>
  )
}
