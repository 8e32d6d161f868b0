import { useEffect } from 'react'
import styles from './toast.module.css'

export interface ToastProps {
  /** What is said; nothing is shown while it is empty. */
  readonly message: string
  /** How long it stays, in milliseconds. */
  readonly stays?: number
  readonly onGone: () => void
}

/** Says for a moment that something was done. Nothing that must be read belongs here. */
export function Toast({ message, stays = 5000, onGone }: ToastProps) {
  useEffect(() => {
    if (message === '') return
    const timer = setTimeout(onGone, stays)
    return () => clearTimeout(timer)
  }, [message, stays, onGone])
  // The region is there before the words are, or screen readers stay silent.
  return (
    <div className={styles.region} role="status">
      {message !== '' && <p className={styles.toast}>{message}</p>}
    </div>
  )
}
