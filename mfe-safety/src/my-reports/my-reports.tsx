import { Trans, useLingui } from '@lingui/react/macro'
import { myReports } from '@within-reach/contract'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { useCall, useRedirect } from '@within-reach/shared-core/react'
import { EmptyState } from '@within-reach/shared-ui'
import { Frame } from '../frame/frame'
import { PagedList, usePageField } from '../frame/paged-list'
import { ReportCard } from './report-card'

/** The member's reports, newest first (/myreports, query page). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const field = usePageField()
  const { data, ...state } = useCall(myReports, isLeaving ? undefined : field)
  if (isLeaving) return null
  return (
    <Frame
      title={t`My reports`}
      lead={t`What you reported, and what became of it. Nobody learns that it was you.`}
      back={{ to: safetyPaths.safety, label: t`Safety` }}
    >
      <PagedList
        {...state}
        path={safetyPaths.myReports}
        rows={data}
        keyOf={({ report_idx: id }) => id}
        entry={(report) => <ReportCard report={report} />}
        loading={t`Loading your reports`}
        notLoaded={t`Your reports could not be loaded`}
        empty={
          <EmptyState title={t`You have reported nothing`}>
            <p>
              <Trans>If something breaks the rules, use the link “Report” beside it.</Trans>
            </p>
          </EmptyState>
        }
      />
    </Frame>
  )
}
