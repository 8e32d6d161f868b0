import { Trans } from '@lingui/react/macro'
import styles from './compose.module.css'

/** Names the keyboard shortcut for sending. */
export function SendHint() {
  return (
    <span className={styles.hint}>
      <Trans>Ctrl + Enter sends</Trans>
    </span>
  )
}
