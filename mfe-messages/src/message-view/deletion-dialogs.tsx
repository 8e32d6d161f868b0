import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@within-reach/shared-ui'
import { ErrorDialog } from './error-dialog'
import type { Deletion } from './use-deletion'

/** The question before a message is deleted, and the error if it was not. */
export function DeletionDialogs({ deletion }: { readonly deletion: Deletion }) {
  const { t } = useLingui()
  return (
    <>
      <ConfirmDialog
        open={deletion.asking}
        message={
          <p>
            <Trans>Do you really want to delete this item? This process cannot be undone.</Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Delete`}
        busy={deletion.busy}
        onCancel={deletion.close}
        onConfirm={() => void deletion.confirm()}
      />
      {deletion.failure && <ErrorDialog failure={deletion.failure} onClose={deletion.close} />}
    </>
  )
}
