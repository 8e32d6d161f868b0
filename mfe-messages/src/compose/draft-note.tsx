import { Trans } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import styles from './compose.module.css'

export interface DraftNoteProps {
  /** Whether the form shows what an earlier visit had typed. */
  readonly shown: boolean
  readonly onDiscard: () => void
}

/** Says that what was typed last time is still here, and takes it away if it is not wanted. It stands in the form. */
export function DraftNote({ shown, onDiscard }: DraftNoteProps) {
  return (
    <div className={styles.draft} role="status">
      {shown && (
        <>
          <Trans>We kept your draft.</Trans>
          <Button
            variant="quiet"
            onClick={({ currentTarget: { form } }) => {
              onDiscard()
              // The button goes with the draft; the focus begins anew.
              form?.querySelector('textarea')?.focus()
            }}
          >
            <Trans>Discard</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
