import { useEffect } from 'react'
import styles from './toast.module.css'

export interface ToastProps {
  /** The text. Nothing is shown while it is empty. */
  readonly message: string
  /** How long it stays, in milliseconds. A toast with actions stays until one is chosen. */
  readonly stays?: number
  /** The actions. The last one dismisses the toast. */
  readonly actions?: readonly { readonly label: string; readonly onClick: () => void }[]
  readonly onGone: () => void
}

/** Confirms an action for a moment. Do not use it for anything that must be read. */
export function Toast({ message, stays = 5000, actions, onGone }: ToastProps) {
  const lasting = actions !== undefined
  useEffect(() => {
    if (message === '' || lasting) return
    const timer = setTimeout(onGone, stays)
    return () => clearTimeout(timer)
  }, [message, stays, lasting, onGone])
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
