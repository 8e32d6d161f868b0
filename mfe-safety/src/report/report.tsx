import { Trans, useLingui } from '@lingui/react/macro'
import { myReports } from '@within-reach/contract'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { Link, useCall, useRedirect, useSearchParams } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { Frame } from '../frame/frame'
import { readAbout } from '../names/read-about'
import { ReportOf } from './report-of'

/** The page that reports something (/report, query kind, id and target). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const [query] = useSearchParams()
  const about = readAbout(query)
  const { status, data: reports } = useCall(myReports, isLeaving || !about ? undefined : {})
  if (isLeaving) return null
  if (!about)
    return (
      <Frame title={t`Report`}>
        <EmptyState title={t`There is nothing to report here`}>
          <p>
            <Trans>Use the link “Report” at a post, a comment or a message.</Trans>
          </p>
          <Link to={safetyPaths.safety} className={buttonClass({ variant: 'secondary' })}>
            <Trans>To the safety page</Trans>
          </Link>
        </EmptyState>
      </Frame>
    )
  if (status === 'pending')
    return (
      <Frame title={t`Report`}>
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="row" lines={8} />
        </div>
      </Frame>
    )
  const { kind, id, target } = about
  // Without the list of reports, a second report changes the first one all the same.
  const earlier = reports?.find((one) => one.kind === kind && one.id === id && one.target === target)
  return <ReportOf key={`${kind}:${id}:${target}`} about={about} earlier={earlier} />
}
