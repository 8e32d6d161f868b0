import { Trans, useLingui } from '@lingui/react/macro'
import { verifyRecoveryCode } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Button, Field, Input, Notice, Panel } from '@within-reach/shared-ui'
import { useState } from 'react'
import { verifyByPasskey } from './passkeys'
import styles from './second-factor.module.css'

export interface VerifyPanelProps {
  /** Called once the sign-in is verified. */
  onVerified(): void
}

export interface VerifyDialogProps extends VerifyPanelProps {
  readonly open: boolean
  onClose(): void
}

/** Replaces the console until the operator has used a passkey or a recovery code. */
export const VerifyPanel = ({ onVerified }: VerifyPanelProps) => (
  <div className={styles.panel}>
    <h1>
      <Trans>Confirm that it is you</Trans>
    </h1>
    <VerifyForm onVerified={onVerified} />
  </div>
)

/** Asks again above the screen, which stays as it is. */
export function VerifyDialog({ open, onVerified, onClose }: VerifyDialogProps) {
  const { t } = useLingui()
  return (
    <Panel open={open} title={t`Confirm that it is you`} closeLabel={t`Close`} onClose={onClose}>
      <VerifyForm onVerified={onVerified} />
    </Panel>
  )
}

function VerifyForm({ onVerified }: VerifyPanelProps) {
  const { t } = useLingui()
  const [atPasskey, setAtPasskey] = useState(false)
  const [failed, setFailed] = useState(false)

  const attempt = async (work: Promise<boolean>) => {
    setFailed(false)
    if (await work) onVerified()
    else setFailed(true)
  }
  const byPasskey = async () => {
    setAtPasskey(true)
    await attempt(verifyByPasskey().then(({ kind }) => kind === 'done'))
    setAtPasskey(false)
  }
  const byCode = useContractForm<{ code: string }>({
    fields: verifyRecoveryCode.request.entries,
    defaults: { code: '' },
    submit: (fields) => attempt(send(verifyRecoveryCode, fields).then(({ kind }) => kind === 'ok')),
  })
  const busy = atPasskey || byCode.busy
  // An operator with a passkey leaves the code empty.
  const wrong = byCode.form.watch('code') === '' ? undefined : byCode.errorOf('code')
  return (
    <div className={styles.ways}>
      <p>
        <Trans>The console asks for your passkey every 15 minutes.</Trans>
      </p>
      {failed && (
        <Notice tone="error">
          <Trans>This was not accepted. Try again.</Trans>
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => void byPasskey()}>
        <Trans>Use your passkey</Trans>
      </Button>
      <form className={styles.other} noValidate onSubmit={byCode.onSubmit}>
        <Field
          label={t`Recovery code`}
          hint={t`Use one if you have lost your passkey. Each code works once.`}
          error={wrong}
        >
          <Input autoComplete="off" {...byCode.register('code')} />
        </Field>
        <Button type="submit" variant="secondary" ready={byCode.ready} busy={busy} wide>
          <Trans>Use the recovery code</Trans>
        </Button>
      </form>
    </div>
  )
}
