import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { ConfirmDialog } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ErrorDialog } from '../error-dialog'

export interface DeleteDialogProps {
  readonly open: boolean
  readonly onCancel: () => void
  /** Asks the service to delete. Returns its outcome. */
  readonly remove: () => Promise<AnyOutcome>
  readonly onDeleted: () => void
}

/** Asks before a deletion, deletes, and reports a failure. */
export function DeleteDialog({ open, onCancel, remove, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AnyOutcome>()
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await remove()
    setBusy(false)
    onCancel()
    // Something that no longer exists counts as deleted.
    if (outcome.kind === 'ok' || outcome.kind === 'not-found') onDeleted()
    else setFailure(outcome)
  }
  return (
    <>
      <ConfirmDialog
        open={open}
        message={
          <p>
            <Trans>Do you really want to delete this item? This process cannot be undone.</Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Delete`}
        busy={busy}
        onCancel={onCancel}
        onConfirm={() => void confirm()}
      />
      <ErrorDialog open={failure !== undefined} failure={failure} onClose={() => setFailure(undefined)} />
    </>
  )
}
