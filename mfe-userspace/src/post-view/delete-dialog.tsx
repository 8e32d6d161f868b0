import { ConfirmDialog, Dialog } from '@within-reach/shared-ui'
import { useState } from 'react'
import { texts } from '../texts'

export interface DeleteDialogProps {
  readonly open: boolean
  readonly onCancel: () => void
  /** Asks the service to delete; its outcome by name. */
  readonly remove: () => Promise<{ readonly kind: string }>
  readonly onDeleted: () => void
}

/** Asks before something is deleted, deletes it, and says where that failed. */
export function DeleteDialog({ open, onCancel, remove, onDeleted }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    const { kind } = await remove()
    setBusy(false)
    onCancel()
    // What is gone already, as from another tab, is as good as deleted now.
    if (kind === 'ok' || kind === 'not-found') onDeleted()
    else setFailed(true)
  }
  return (
    <>
      <ConfirmDialog
        open={open}
        message={<p>{texts.confirmDelete}</p>}
        cancelLabel={texts.cancel}
        confirmLabel={texts.delete}
        busy={busy}
        onCancel={onCancel}
        onConfirm={() => void confirm()}
      />
      <Dialog
        open={failed}
        message={<p>{texts.error}</p>}
        closeLabel={texts.close}
        onClose={() => setFailed(false)}
      />
    </>
  )
}
