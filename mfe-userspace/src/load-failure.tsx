import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { Button, EmptyState } from '@within-reach/shared-ui'
import { type RefObject, useState } from 'react'
import { ErrorDialog } from './error-dialog'

export interface LoadFailureProps {
  /** The missing part of the page. */
  readonly title: string
  readonly failure: AnyOutcome | undefined
  /** What stays when the part is read again. It gets the focus, because the pressed button is about to be removed. */
  readonly around: RefObject<HTMLElement | null>
  readonly onRetry: () => void
}

/**
 * Says that a part could not be loaded (specification, section 8: dialog 'Error'), and offers to try again after it is
 * closed. Without a network it says so, without a dialog.
 */
export function LoadFailure({ title, failure, around, onRetry }: LoadFailureProps) {
  const { t } = useLingui()
  const [dismissed, setDismissed] = useState(false)
  const isOffline = failure?.kind === 'offline'
  const retry = () => {
    around.current?.focus()
    onRetry()
  }
  return (
    <>
      <EmptyState title={isOffline ? t`You are offline` : title}>
        {isOffline && (
          <p>
            <Trans>This is not stored on this device. It needs a connection.</Trans>
          </p>
        )}
        <Button variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
      <ErrorDialog open={!dismissed && !isOffline} failure={failure} onClose={() => setDismissed(true)} />
    </>
  )
}
