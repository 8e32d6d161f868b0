import { Trans } from '@lingui/react/macro'
import type { FoundIdentity } from '@within-reach/contract'
import { Notice } from '@within-reach/shared-ui'

/** Explains why the password is asked for although the person comes from the provider. */
export function ConnectNotice({ found: { provider, email } }: { readonly found: FoundIdentity }) {
  return (
    <Notice tone="info">
      <Trans>
        {email} has an account here already. Enter its password once, and log in with {provider} from then on.
      </Trans>
    </Notice>
  )
}
