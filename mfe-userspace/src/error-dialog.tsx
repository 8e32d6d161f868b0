import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'

export interface ErrorDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** What to say instead of 'Error'. */
  readonly children?: ReactNode
}

/** The shared dialog with what went wrong: 'Error' where nothing else is to be said (specification, section 8). */
export function ErrorDialog({ open, onClose, children }: ErrorDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      message={<p>{children ?? <Trans>Error</Trans>}</p>}
      closeLabel={t`Close`}
      onClose={onClose}
    />
  )
}
