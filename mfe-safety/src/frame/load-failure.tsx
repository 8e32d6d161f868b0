import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { Button, EmptyState } from '@within-reach/shared-ui'

export interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: string
  readonly failure: AnyOutcome | undefined
  readonly onRetry: () => void
}

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps) {
  const { t } = useLingui()
  const isOffline = failure?.kind === 'offline'
  const reference = failure?.reference
  return (
    <EmptyState title={isOffline ? t`You are offline` : title}>
      {isOffline && (
        <p>
          <Trans>This page needs a connection.</Trans>
        </p>
      )}
      {reference && <p>{t`Reference: ${reference}`}</p>}
      <Button variant="secondary" onClick={onRetry}>{t`Try again`}</Button>
    </EmptyState>
  )
}
