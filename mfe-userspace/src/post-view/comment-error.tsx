import { Trans } from '@lingui/react/macro'
import { ErrorDialog } from '../error-dialog'
import type { Failed } from '../frame/failure-notice'

export interface CommentErrorProps {
  readonly failure: Failed | undefined
  readonly onClose: () => void
}

/** Says why a comment was not stored. Its text stays in the box. */
export function CommentError({ failure, onClose }: CommentErrorProps) {
  return (
    <ErrorDialog open={failure !== undefined} failure={failure} onClose={onClose}>
      {failure?.kind === 'offline' && (
        <Trans>The service could not be reached. Your text is still here; try again in a moment.</Trans>
      )}
    </ErrorDialog>
  )
}
