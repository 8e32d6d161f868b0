import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ConfirmDialog } from '@within-reach/shared-ui'
import { useState } from 'react'
import styles from './update-offer.module.css'

export interface UpdateOfferProps {
  /** Whether there is unsaved work at this moment. */
  readonly hasUnsaved: () => boolean
  readonly onUpdate: () => void
  readonly onLater: () => void
}

/** Says that an update is ready. The person decides when to apply it. */
export function UpdateOffer({ hasUnsaved, onUpdate, onLater }: UpdateOfferProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.offer}>
      <p role="status">
        <Trans>A newer version of this site is ready</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onLater}>
          <Trans context="not now">Later</Trans>
        </Button>
        <Button onClick={() => (hasUnsaved() ? setAsking(true) : onUpdate())}>
          <Trans context="verb">Update</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        message={t`Text that you have not sent may be lost. Update anyway?`}
        cancelLabel={t`Keep typing`}
        confirmLabel={t({ message: 'Update', context: 'verb' })}
        onCancel={() => setAsking(false)}
        onConfirm={onUpdate}
      />
    </div>
  )
}
