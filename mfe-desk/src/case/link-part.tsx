import { Trans, useLingui } from '@lingui/react/macro'
import { type DeskCase, deskCase, renewCaseLink } from '@within-reach/contract'
import { invalidate } from '@within-reach/shared-core/react'
import { Button, ConfirmDialog, Notice } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import styles from './case.module.css'

/** The link by which the asker reads the case without an account. */
export function LinkPart({ one }: { readonly one: DeskCase }) {
  const { t } = useLingui()
  const { confirm } = useDesk()
  const { busy, failure, send } = useSending()
  const [asking, setAsking] = useState(false)
  const { case_idx: idx, email, member, hasLink } = one
  const renew = async () => {
    const outcome = await send(renewCaseLink, { idx })
    setAsking(false)
    if (outcome?.kind !== 'ok') return
    confirm(t`A new link is on its way to ${email}.`)
    await invalidate(deskCase)
  }
  return (
    <div className={styles.link}>
      <p>
        {hasLink ? (
          <Trans>The mailed link works.</Trans>
        ) : member ? (
          <Trans>A member reads the case after a login. No mailed link works.</Trans>
        ) : (
          <Trans>No mailed link works: nobody but staff can read the case.</Trans>
        )}
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Mail a new link</Trans>
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ConfirmDialog
        open={asking}
        message={
          <p>
            <Trans>Mail a new link to {email}? The earlier link stops working.</Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Mail it`}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renew()}
      />
    </div>
  )
}
