import { useLingui } from '@lingui/react/macro'
import { cases, deskCase } from '@within-reach/contract'
import { sendWhenVisible } from '@within-reach/shared-core'
import { invalidate, Link, useCall, useSearchParams } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { addresses } from '../addresses'
import { Loaded } from '../loading/loaded'
import { CaseView } from './case-view'
import { useCaseChanges } from './use-case-changes'

/** How often an open case is read again, in milliseconds, in case no event arrives. */
const interval = 20_000

/** One case (/desk/case?idx=…). */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const idx = query.get('idx') ?? ''
  // The service takes it for read.
  const read = useCall(deskCase, { idx }, { every: interval, send: sendWhenVisible })
  const { refetch } = read
  useCaseChanges(refetch)
  const opened = read.data?.case_idx
  // Opening a case marks it as read.
  useEffect(() => {
    if (opened !== undefined) void invalidate(cases)
  }, [opened])
  return (
    <Loaded
      read={read}
      heading={t`Case`}
      shape="article"
      loading={t`Loading the case`}
      notLoaded={t`The case could not be loaded`}
      absent={<NoCase />}
    >
      {(one) => <CaseView key={one.case_idx} one={one} />}
    </Loaded>
  )
}

function NoCase() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`There is no such case`}>
      <Link to={addresses.cases} className={buttonClass({ variant: 'secondary' })}>
        {t`All cases`}
      </Link>
    </EmptyState>
  )
}
