import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { Dialog } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useReference } from '../reference'
import { Suspension } from '../suspension'

export interface ErrorDialogProps {
  readonly failure: AnyOutcome | undefined
  /** Called when it is closed. */
  readonly onClose?: () => void
}

/** The error dialog of a list or a message (specification, section 8). It opens for each failure, also for the second one in a row. */
export function ErrorDialog({ failure, onClose }: ErrorDialogProps) {
  const { t } = useLingui()
  const reference = useReference(failure)
  const [closed, setClosed] = useState<{ readonly failure: AnyOutcome | undefined }>()
  const open = closed === undefined || closed.failure !== failure
  const message = (
    <>
      <p>
        <Trans>Error</Trans>
      </p>
      {failure?.kind === 'suspended' && <Suspension />}
      {failure?.kind === 'offline' && (
        <p>{t`You seem to be offline. Nothing was changed; try again when you are connected.`}</p>
      )}
    </>
  )
  const close = () => {
    setClosed({ failure })
    onClose?.()
  }
  return <Dialog open={open} message={message} reference={reference} closeLabel={t`Close`} onClose={close} />
}
