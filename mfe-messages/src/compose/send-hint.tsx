import { Trans } from '@lingui/react/macro'
import styles from './compose.module.css'

/** The key that sends, for those who have a keyboard. */
export function SendHint() {
  return (
    <span className={styles.hint}>
      <Trans>Ctrl + Enter sends</Trans>
    </span>
  )
}
