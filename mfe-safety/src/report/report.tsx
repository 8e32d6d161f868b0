import { Trans, useLingui } from '@lingui/react/macro'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { Link, useRedirect, useSearchParams } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { Frame } from '../frame/frame'
import { readAbout } from '../names/read-about'
import { ReportOf } from './report-of'
import { useEarlierReport } from './use-earlier-report'

/** The page that reports something (/report, query kind, id and target). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const [query] = useSearchParams()
  const about = readAbout(query)
  const { isPending, report } = useEarlierReport(isLeaving ? undefined : about)
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
  if (isPending)
    return (
      <Frame title={t`Report`}>
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="row" lines={8} />
        </div>
      </Frame>
    )
  const { kind, id, target } = about
  return <ReportOf key={`${kind}:${id}:${target}`} about={about} earlier={report} />
}
