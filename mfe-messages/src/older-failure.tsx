import { Trans } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { Notice } from '@within-reach/shared-ui'
import { ErrorDialog } from './message-view/error-dialog'

/** Says that older messages could not be loaded. Without a network it says so, without the error dialog. */
export function OlderFailure({ failure }: { readonly failure: AnyOutcome | undefined }) {
  if (!failure) return null
  if (failure.kind !== 'offline') return <ErrorDialog failure={failure} />
  return (
    <Notice tone="caution">
      <Trans>You are offline, and these were not opened on this device before. They need a connection.</Trans>
    </Notice>
  )
}
