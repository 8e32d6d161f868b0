import { Button, Dialog, EmptyState } from '@within-reach/shared-ui'
import { useState } from 'react'
import { texts } from './texts'

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
          {texts.tryAgain}
        </Button>
      </EmptyState>
      <Dialog
        open={!read}
        message={<p>{texts.error}</p>}
        closeLabel={texts.close}
        onClose={() => setRead(true)}
      />
    </>
  )
}
