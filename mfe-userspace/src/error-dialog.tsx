import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'

export interface ErrorDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The text instead of 'Error'. */
  readonly children?: ReactNode
}

/** The shared error dialog: 'Error' if there is no better text (specification, section 8). */
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
