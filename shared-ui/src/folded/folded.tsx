import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button'
import { AlertIcon } from '../icons/icons'
import styles from './folded.module.css'

export interface FoldedProps {
  readonly title: string
  /** Why it is folded, with advice. */
  readonly reasons: readonly { readonly reason: string; readonly advice: string }[]
  readonly showLabel: string
  /** Rendered once the reader asks for it. */
  readonly children: ReactNode
}

/** Content behind a reason and advice. When it is shown, the focus moves to it, and the advice stays. */
export function Folded({ title, reasons, showLabel, children }: FoldedProps) {
  const [shown, setShown] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) content.current?.focus()
  }, [shown])
  return (
    <div className={styles.folded}>
      <div className={styles.notice} role="note" aria-label={title}>
        <AlertIcon />
        <div className={styles.text}>
          <strong>{title}</strong>
          <ul>
            {reasons.map(({ reason, advice }) => (
              <li key={reason}>
                {reason} <span className={styles.advice}>{advice}</span>
              </li>
            ))}
          </ul>
          {!shown && (
            <Button variant="secondary" onClick={() => setShown(true)}>
              {showLabel}
            </Button>
          )}
        </div>
      </div>
      {shown && (
        <div ref={content} tabIndex={-1} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  )
}
