import { type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '../button/button'
import styles from './dialog.module.css'
import { ModalElement } from './modal-element'

export interface DialogProps {
  readonly open: boolean
  readonly message: ReactNode
  /** A line in small text below the message, which a click selects as a whole: for example what to quote to support. */
  readonly reference?: string
  /** The label of the single button. */
  readonly closeLabel: string
  readonly onClose: () => void
}

/** The shared message dialog: one message, a single button (specification, section 2: 22.5rem by 12.5rem). */
export function Dialog({ open, message, reference, closeLabel, onClose }: DialogProps) {
  const id = useId()
  return (
    <ModalElement open={open} className={styles.dialog} labelledBy={id} onClose={onClose}>
      <div className={styles.message} id={id}>
        {message}
      </div>
      {reference && <p className={styles.reference}>{reference}</p>}
      <div className={styles.actions}>
        <Button onClick={onClose} wide>
          {closeLabel}
        </Button>
      </div>
    </ModalElement>
  )
}

export interface DialogAction {
  readonly label: string
  readonly onClick: () => void
  readonly variant?: ButtonVariant
  readonly busy?: boolean
}

export interface ChoiceDialogProps {
  readonly open: boolean
  readonly message: ReactNode
  /** Two or more buttons. The dangerous one is last. */
  readonly actions: readonly DialogAction[]
  readonly onClose: () => void
}

/** A message with a choice: a confirmation, or the next steps after a success. */
export function ChoiceDialog({ open, message, actions, onClose }: ChoiceDialogProps) {
  const id = useId()
  return (
    <ModalElement open={open} className={styles.dialog} labelledBy={id} onClose={onClose}>
      <div className={styles.message} id={id}>
        {message}
      </div>
      <div className={styles.actions}>
        {actions.map(({ label, onClick, variant = 'secondary', busy }) => (
          <Button key={label} variant={variant} busy={busy} onClick={onClick} wide>
            {label}
          </Button>
        ))}
      </div>
    </ModalElement>
  )
}

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly message: ReactNode
  readonly cancelLabel: string
  readonly confirmLabel: string
  readonly busy?: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, message, cancelLabel, confirmLabel, busy, onCancel, onConfirm } = props
  return (
    <ChoiceDialog
      open={open}
      message={message}
      onClose={onCancel}
      actions={[
        { label: cancelLabel, onClick: onCancel },
        { label: confirmLabel, onClick: onConfirm, variant: 'danger', busy },
      ]}
    />
  )
}
