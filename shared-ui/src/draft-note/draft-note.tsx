import type { ReactNode } from 'react'
import { Button } from '../button/button'
import styles from './draft-note.module.css'

export interface DraftNoteProps {
  /** Whether the form shows what an earlier visit had typed. */
  readonly shown: boolean
  readonly discardLabel: string
  /** Empties the form. */
  readonly onDiscard: () => void
  /** Says that what was typed is here again. */
  readonly children: ReactNode
}

/** A calm line at the top of a form: what was typed last time is still here, and goes if it is not wanted. It stands within the form. */
export function DraftNote({ shown, discardLabel, onDiscard, children }: DraftNoteProps) {
  return (
    <div className={styles.note} role="status">
      {shown && (
        <>
          <p>{children}</p>
          <Button
            variant="quiet"
            onClick={({ currentTarget: { form } }) => {
              onDiscard()
              // The button goes with the draft; the focus begins anew.
              form?.querySelector<HTMLElement>('input:not([readonly]), select, textarea')?.focus()
            }}
          >
            {discardLabel}
          </Button>
        </>
      )}
    </div>
  )
}
