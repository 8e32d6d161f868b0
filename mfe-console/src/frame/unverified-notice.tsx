import { Trans } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import styles from './frame.module.css'

/** Says that updates stop until the operator confirms, without removing the screen. */
export const UnverifiedNotice = ({ onConfirm }: { readonly onConfirm: () => void }) => (
  <div className={styles.newer} role="status">
    <p>
      <Trans>Confirm that it is you to see what is live now.</Trans>
    </p>
    <Button variant="secondary" onClick={onConfirm}>
      <Trans>Confirm</Trans>
    </Button>
  </div>
)
