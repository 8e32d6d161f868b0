import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@within-reach/shared-ui'
import type { PopupText } from './failure-text'
import styles from './popup.module.css'

export interface PopupProps {
  /** The text. Without one, nothing is shown. */
  readonly text: PopupText | undefined
  /** A second line, such as the reason. */
  readonly detail?: MessageDescriptor
  /** The label of the button; "Close" by default. */
  readonly closeLabel?: string
  readonly onClose: () => void
}

/** The popup of the account pages. It holds a message descriptor, not a string, so that it follows the language. */
export function Popup({ text, detail, closeLabel, onClose }: PopupProps) {
  const { t } = useLingui()
  const reference = text?.reference
  return (
    <Dialog
      open={text !== undefined}
      message={
        <>
          <p>{text && t(text)}</p>
          {detail && <p className={styles.detail}>{t(detail)}</p>}
        </>
      }
      reference={reference && t`Reference: ${reference}`}
      closeLabel={closeLabel ?? t`Close`}
      onClose={onClose}
    />
  )
}
