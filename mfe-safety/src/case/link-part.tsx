import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { Button, ConfirmDialog } from '@within-reach/shared-ui'
import { useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import styles from './case.module.css'

export interface LinkPartProps {
  /** Ends the link. If it succeeds, this part is no longer shown. */
  readonly end: () => Promise<AnyOutcome>
}

/** Explains the mailed link, and revokes it. */
export function LinkPart({ end }: LinkPartProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failed>()
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await end()
    setBusy(false)
    setAsking(false)
    if (outcome.kind !== 'ok') setFailure(outcome)
  }
  return (
    <section className={styles.part} aria-labelledby="link">
      <h2 id="link">
        <Trans>Your link</Trans>
      </h2>
      <p className={styles.about}>
        <Trans>
          Everybody who has the link from the mail can read this page and write here. Did somebody else get
          it? Revoke it.
        </Trans>
      </p>
      <FailureNotice failure={failure} />
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Revoke the link</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        message={
          <p>
            <Trans>
              Revoke the link? You cannot open this page with it any more either. Our agent can send you a new
              one.
            </Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Revoke`}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </section>
  )
}
