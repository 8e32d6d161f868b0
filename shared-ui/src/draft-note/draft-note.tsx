import type { ReactNode } from 'react'
import { Button } from '../button/button'
import styles from './draft-note.module.css'

export interface DraftNoteProps {
  /** Whether the form shows values of an earlier visit. */
  readonly shown: boolean
  readonly discardLabel: string
  /** Empties the form. */
  readonly onDiscard: () => void
  /** The text: the typed values were restored. */
  readonly children: ReactNode
}

/**
 * A line at the top of a form: the values of the last visit were restored, and can be discarded. Render it inside the
 * form.
 */
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
              // The button disappears with the draft, so the focus moves to the form's start.
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
