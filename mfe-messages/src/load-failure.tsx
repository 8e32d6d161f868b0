import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { Button, EmptyState } from '@within-reach/shared-ui'
import { ErrorDialog } from './message-view/error-dialog'

export interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: string
  readonly failure: AnyOutcome | undefined
  readonly onRetry: () => void
}

/** Says that something could not be loaded, and offers to try again. Without a network it says so, without the error dialog. */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps) {
  const { t } = useLingui()
  const isOffline = failure?.kind === 'offline'
  return (
    <EmptyState title={isOffline ? t`You are offline` : title}>
      {isOffline && (
        <p>
          <Trans>This was not opened on this device before. It needs a connection.</Trans>
        </p>
      )}
      <Button variant="secondary" onClick={onRetry}>{t`Try again`}</Button>
      {!isOffline && <ErrorDialog failure={failure} />}
    </EmptyState>
  )
}
