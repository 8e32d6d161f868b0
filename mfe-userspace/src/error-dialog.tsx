import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { safetyPaths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Dialog } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'

export interface ErrorDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The failed call. Its reference is shown, for support. */
  readonly failure?: AnyOutcome
  /** The text instead of 'Error'. */
  readonly children?: ReactNode
}

/** The shared error dialog: 'Error' if there is no better text (specification, section 8). */
export function ErrorDialog({ open, onClose, failure, children }: ErrorDialogProps) {
  const { t } = useLingui()
  const reference = failure?.reference
  return (
    <Dialog
      open={open}
      message={<p>{children ?? <Cause failure={failure} />}</p>}
      reference={reference && t`Reference: ${reference}`}
      closeLabel={t`Close`}
      onClose={onClose}
    />
  )
}

const Cause = ({ failure }: Pick<ErrorDialogProps, 'failure'>) =>
  failure?.kind === 'suspended' ? (
    <Trans>
      You cannot write at the moment. The reason and the day are under{' '}
      <Link to={safetyPaths.notices}>Decisions about me</Link>.
    </Trans>
  ) : (
    <Trans>Error</Trans>
  )
