import { Trans } from '@lingui/react/macro'
import { Button, EmptyState } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ErrorDialog } from './error-dialog'

export interface LoadFailureProps {
  /** The missing part of the page. */
  readonly title: string
  readonly onRetry: () => void
}

/**
 * Says that a part could not be loaded (specification, section 8: dialog 'Error'), and offers to try again after it is
 * closed.
 */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const [dismissed, setDismissed] = useState(false)
  return (
    <>
      <EmptyState title={title}>
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
      <ErrorDialog open={!dismissed} onClose={() => setDismissed(true)} />
    </>
  )
}
