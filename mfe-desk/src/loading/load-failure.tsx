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
  const reference = failure?.reference
  return (
    <EmptyState title={failure?.kind === 'offline' ? t`You are offline` : title}>
      {failure?.kind !== 'offline' && (
        <p>
          <Trans>The service did not answer. Nothing was changed.</Trans>
        </p>
      )}
      {reference && <p>{t`Reference: ${reference}`}</p>}
      <Button variant="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
