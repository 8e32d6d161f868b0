import { Trans, useLingui } from '@lingui/react/macro'
import { verifyRecoveryCode } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Button, Field, Input, Notice, Panel } from '@within-reach/shared-ui'
import { type FormEvent, useState } from 'react'
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
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [code, setCode] = useState('')

  const attempt = async (work: () => Promise<boolean>) => {
    setBusy(true)
    setFailed(false)
    const isVerified = await work()
    setBusy(false)
    if (isVerified) onVerified()
    else setFailed(true)
  }
  const byPasskey = () => attempt(async () => (await verifyByPasskey()).kind === 'done')
  const byCode = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !busy)
      void attempt(async () => (await send(verifyRecoveryCode, { code })).kind === 'ok')
  }
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
      <form className={styles.other} noValidate onSubmit={byCode}>
        <Field
          label={t`Recovery code`}
          hint={t`Use one if you have lost your passkey. Each code works once.`}
        >
          <Input autoComplete="off" value={code} onChange={({ target }) => setCode(target.value)} />
        </Field>
        <Button type="submit" variant="secondary" ready={code.trim() !== ''} busy={busy} wide>
          <Trans>Use the recovery code</Trans>
        </Button>
      </form>
    </div>
  )
}
