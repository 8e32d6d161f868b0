import { Trans } from '@lingui/react/macro'
import { safetyPaths } from '@within-reach/shared-core'
import { PageLink } from './page-link'

/** Says to a suspended member why a call was refused. */
export function Suspension() {
  return (
    <p>
      <Trans>
        You cannot write at the moment. The reason and the day are under{' '}
        <PageLink to={safetyPaths.notices}>Decisions about me</PageLink>.
      </Trans>
    </p>
  )
}
