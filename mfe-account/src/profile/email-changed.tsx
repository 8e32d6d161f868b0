import { Trans } from '@lingui/react/macro'
import { openidConnected } from '@within-reach/contract'
import { useCall, useRemote } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'

/** Confirms the new email. An identity at the provider stays connected, also one with the old address, so the member is told. */
export function EmailChanged({ email }: { readonly email: string }) {
  const { openid: provider } = useRemote().site
  const { data: identity } = useCall(openidConnected, provider === undefined ? undefined : {})
  const connected = identity?.email
  return (
    <div tabIndex={-1}>
      <Notice tone="success">
        <div>
          <Trans>Your email is now {email}. Every other browser was logged out.</Trans>
        </div>
        {connected && (
          <div>
            <Trans>
              The login with {provider} as {connected} stays. If you lose that address, disconnect it below.
            </Trans>
          </div>
        )}
      </Notice>
    </div>
  )
}
