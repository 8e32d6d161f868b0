import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, Toast } from '@within-reach/shared-ui'
import { DifferenceList } from '../texts/difference-list'
import styles from './frame.module.css'
import type { Done, Made } from './use-undo'

export interface UndoToastProps {
  readonly done: Done
  readonly onUndo: (made: Made) => Promise<void>
  readonly onDismiss: () => void
}

/** Confirms a change and offers to undo it. Stays until it is undone or dismissed. */
export function UndoToast({ done, onUndo, onDismiss }: UndoToastProps) {
  const { t } = useLingui()
  const success = done && 'text' in done ? done : undefined
  const refused = done && 'refusal' in done ? done : undefined
  const made = success?.made
  return (
    <>
      <Toast
        message={success?.text ?? ''}
        actions={
          made === undefined
            ? undefined
            : [
                { label: t`Undo`, onClick: () => void onUndo(made) },
                { label: t`Dismiss`, onClick: onDismiss },
              ]
        }
        onDismiss={onDismiss}
      />
      <Dialog
        open={refused !== undefined}
        message={
          <div className={styles.refusal}>
            <p>
              <Trans>It was not undone.</Trans>
            </p>
            <p>{refused?.refusal}</p>
            {refused && refused.differences.length > 0 && (
              <DifferenceList differences={refused.differences} />
            )}
          </div>
        }
        closeLabel={t`Close`}
        onClose={onDismiss}
      />
    </>
  )
}
