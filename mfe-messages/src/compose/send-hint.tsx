import { Trans } from '@lingui/react/macro'
import styles from './compose.module.css'

/** The keyboard shortcut that sends. */
export function SendHint() {
  return (
    <span className={styles.hint}>
      <Trans>Ctrl + Enter sends</Trans>
    </span>
  )
}
