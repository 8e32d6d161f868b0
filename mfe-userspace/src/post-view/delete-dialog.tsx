import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ErrorDialog } from '../error-dialog'

export interface DeleteDialogProps {
  readonly open: boolean
  readonly onCancel: () => void
  /** Asks the service to delete. Returns its outcome. */
  readonly remove: () => Promise<{ readonly kind: string }>
  readonly onDeleted: () => void
}

/** Asks before a deletion, deletes, and reports a failure. */
export function DeleteDialog({ open, onCancel, remove, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    const { kind } = await remove()
    setBusy(false)
    onCancel()
    // Something that no longer exists counts as deleted.
    if (kind === 'ok' || kind === 'not-found') onDeleted()
    else setFailed(true)
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
      <ErrorDialog open={failed} onClose={() => setFailed(false)} />
    </>
  )
}
