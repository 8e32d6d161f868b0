import { Trans, useLingui } from '@lingui/react/macro'
import { cases } from '@within-reach/contract'
import { Link, useCall } from '@within-reach/shared-core/react'
import { EmptyState } from '@within-reach/shared-ui'
import { addresses } from '../addresses'
import { Loaded } from '../loading/loaded'
import { CaseRows, type CaseRowsProps } from './case-rows'
import styles from './due-cases.module.css'
import { caseInterval } from './interval'

/** The number of cases on the first page. The list of cases has all. */
const most = 5

/** The cases that are due next, the overdue ones first. */
export function DueCases({ hasKeys }: Pick<CaseRowsProps, 'hasKeys'>) {
  const { t } = useLingui()
  const read = useCall(cases, { state: 'open' }, { every: caseInterval })
  return (
    <section className={styles.section} aria-labelledby="due">
      <header className={styles.head}>
        <h2 id="due">
          <Trans>Due next</Trans>
        </h2>
        <Link to={addresses.cases}>
          <Trans>All cases</Trans>
        </Link>
      </header>
      <Loaded read={read} loading={t`Loading the cases`} notLoaded={t`The cases could not be loaded`}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t`No case is open`} />
          ) : (
            <CaseRows rows={rows.slice(0, most)} hasKeys={hasKeys} />
          )
        }
      </Loaded>
    </section>
  )
}
