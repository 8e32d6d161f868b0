import { Trans } from '@lingui/react/macro'
import { Button, EmptyState } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ErrorDialog } from './error-dialog'

export interface LoadFailureProps {
  /** What is missing from the page now. */
  readonly title: string
  readonly onRetry: () => void
}

/** Says that something could not be loaded (specification, section 8: dialog 'Error') and, once that is closed, offers to try again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const [read, setRead] = useState(false)
  return (
    <>
      <EmptyState title={title}>
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
      <ErrorDialog open={!read} onClose={() => setRead(true)} />
    </>
  )
}
