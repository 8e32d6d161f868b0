import { useEffect } from 'react'
import styles from './toast.module.css'

export interface ToastProps {
  /** What is said; nothing is shown while it is empty. */
  readonly message: string
  /** How long it stays, in milliseconds; one with actions stays until one of them is taken. */
  readonly stays?: number
  /** What can be done about it, the last one being to put it away. */
  readonly actions?: readonly { readonly label: string; readonly onClick: () => void }[]
  readonly onGone: () => void
}

/** Says for a moment that something was done. Nothing that must be read belongs here. */
export function Toast({ message, stays = 5000, actions, onGone }: ToastProps) {
  const lasting = actions !== undefined
  useEffect(() => {
    if (message === '' || lasting) return
    const timer = setTimeout(onGone, stays)
    return () => clearTimeout(timer)
  }, [message, stays, lasting, onGone])
  // The region is there before the words are, or screen readers stay silent.
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
