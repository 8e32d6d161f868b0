import { useEffect } from 'react'
import styles from './toast.module.css'

export interface ToastProps {
  /** The text. Nothing is shown while it is empty. */
  readonly message: string
  /** How long it is shown, in milliseconds. A toast with actions is shown until one is chosen. */
  readonly duration?: number
  /** The actions. The last one dismisses the toast. */
  readonly actions?: readonly { readonly label: string; readonly onClick: () => void }[]
  readonly onDismiss: () => void
}

/** Confirms an action for a moment. Do not use it for anything that must be read. */
export function Toast({ message, duration = 5000, actions, onDismiss }: ToastProps) {
  const lasting = actions !== undefined
  useEffect(() => {
    if (message === '' || lasting) return
    const timer = setTimeout(onDismiss, duration)
    return () => clearTimeout(timer)
  }, [message, duration, lasting, onDismiss])
  // The live region must exist before its text, otherwise screen readers stay silent.
  return (
    <div className={styles.region} role="status">
      {message !== '' && (
        <div className={styles.toast}>
          <p>{message}</p>
          {actions?.map(({ label, onClick }) => (
            <button key={label} type="button" className={styles.action} onClick={onClick}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
