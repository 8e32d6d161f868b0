import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyOutcome, verifyRecoveryCode } from '@within-reach/contract'
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
  const [failure, setFailure] = useState<AnyOutcome['kind']>()

  const byPasskey = async () => {
    setAtPasskey(true)
    setFailure(undefined)
    const outcome = await verifyByPasskey()
    setAtPasskey(false)
    if (outcome.kind === 'done') onVerified()
    else setFailure(outcome.kind === 'failed' ? outcome.failure : outcome.kind)
  }
  const byCode = useContractForm<{ code: string }>({
    fields: verifyRecoveryCode.request.entries,
    defaults: { code: '' },
    submit: async (fields) => {
      setFailure(undefined)
      const { kind } = await send(verifyRecoveryCode, fields)
      if (kind === 'ok') onVerified()
      else setFailure(kind)
    },
  })
  const busy = atPasskey || byCode.busy
  // An operator with a passkey leaves the code empty.
  const wrong = byCode.form.watch('code') === '' ? undefined : byCode.errorOf('code')
  return (
    <div className={styles.ways}>
      <p>
        <Trans>The console asks for your passkey every 15 minutes.</Trans>
      </p>
      {failure !== undefined && (
        <Notice tone="error">
          <Refusal failure={failure} />
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

/** Why the sign-in is not verified. A recovery code that the service did not judge still works. */
function Refusal({ failure }: { readonly failure: AnyOutcome['kind'] }) {
  switch (failure) {
    case 'refused':
    case 'wrongCode':
    case 'noPasskey':
    case 'invalid':
      return <Trans>This was not accepted. Try again.</Trans>
    case 'too-many':
      return <Trans>Too many tries. Wait a minute, then press again.</Trans>
    case 'logged-out':
      return <Trans>You are not logged in any more. Log in in another tab, then press again.</Trans>
    default:
      return <Trans>The service did not answer. Nothing you typed is lost: press again.</Trans>
  }
}
