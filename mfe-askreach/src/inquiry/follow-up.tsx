import { Trans } from '@lingui/react/macro'
import { safetyPaths } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'

/** Says below a form whose inquiry was sent where its answers can be followed. */
export function FollowUp() {
  const isMember = useMember() !== null
  return (
    <Notice tone="success">
      {isMember ? (
        <Trans>
          Your inquiry was sent. You can follow it under <Link to={safetyPaths.myCases}>My inquiries</Link>.
        </Trans>
      ) : (
        <Trans>Your inquiry was sent. You can follow it by the link in the mail that we sent to you.</Trans>
      )}
    </Notice>
  )
}
