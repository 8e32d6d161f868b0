import { Trans, useLingui } from '@lingui/react/macro'
import { myCases } from '@within-reach/contract'
import { paths, redirects, safetyPaths } from '@within-reach/shared-core'
import { Link, useCall, useRedirect } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import { useCaseChanges } from '../case/use-case-changes'
import { Frame } from '../frame/frame'
import { PagedList, usePageField } from '../frame/paged-list'
import { CaseEntryCard } from './case-entry-card'

/** The member's inquiries, the latest change first (/mycases, query page). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const field = usePageField()
  const { data, ...state } = useCall(myCases, isLeaving ? undefined : field)
  // A pending read brings what was told before. Other pages of the list do not show the newest change.
  const isCurrent = data !== undefined && field.page === undefined && !state.isFetching
  useCaseChanges(state.refetch, { shown: isCurrent ? (data[0]?.changed ?? '') : undefined })
  if (isLeaving) return null
  return (
    <Frame
      title={t`My inquiries`}
      lead={t`What you asked our agents, and how far it is. What you write here reaches your agent at once.`}
      back={{ to: safetyPaths.safety, label: t`Safety` }}
    >
      <PagedList
        {...state}
        path={safetyPaths.myCases}
        rows={data}
        keyOf={({ case_idx: id }) => id}
        entry={(row) => <CaseEntryCard row={row} />}
        loading={t`Loading your inquiries`}
        notLoaded={t`Your inquiries could not be loaded`}
        empty={
          <EmptyState title={t`No inquiries yet`}>
            <p>
              <Trans>Tell an agent what you look for. You follow the answers here.</Trans>
            </p>
            <Link to={paths.longTermProperty} className={buttonClass()}>
              <Trans>Ask for a home</Trans>
            </Link>
          </EmptyState>
        }
      />
    </Frame>
  )
}
