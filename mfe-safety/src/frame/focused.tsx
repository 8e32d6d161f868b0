import { type ReactNode, useEffect, useRef } from 'react'
import styles from './frame.module.css'

/** Takes the focus when it replaces the part with the pressed button. */
export function Focused({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <div ref={part} tabIndex={-1} className={styles.focused}>
      {children}
    </div>
  )
}
