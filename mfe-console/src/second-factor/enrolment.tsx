import { Trans, useLingui } from '@lingui/react/macro'
import { secondFactor } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Button, Field, Input, Notice } from '@within-reach/shared-ui'
import { type FormEvent, useEffect, useState } from 'react'
import { RecoveryCodes } from './recovery-codes'
import { addPasskey, canUsePasskeys, type PasskeyOutcome } from './passkeys'
import styles from './second-factor.module.css'

type Step = 'unknown' | 'offered' | 'password' | 'done'

/** Asks an operator without a passkey to add one, and shows the recovery codes. */
export function Enrolment() {
  const { t } = useLingui()
  const [step, setStep] = useState<Step>('unknown')
  const [codes, setCodes] = useState<readonly string[]>([])
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PasskeyOutcome<unknown>['kind']>()

  useEffect(() => {
    if (!canUsePasskeys()) return
    const leaving = new AbortController()
    void send(secondFactor, {}, { signal: leaving.signal }).then((outcome) => {
      if (outcome.kind === 'ok' && outcome.data.passkeys.length === 0) setStep('offered')
    })
    return () => leaving.abort()
  }, [])

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '' || busy) return
    setBusy(true)
    const outcome = await addPasskey(password)
    setBusy(false)
    setFailure(outcome.kind)
    if (outcome.kind !== 'done') return
    setPassword('')
    setCodes(outcome.data)
    setStep('done')
  }

  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
  if (step !== 'offered' && step !== 'password') return null
  return (
    <Notice tone="caution">
      <p className={styles.text}>
        <Trans>Your account operates this site with a password alone. Add a passkey.</Trans>
      </p>
      {step === 'offered' ? (
        <Button variant="secondary" onClick={() => setStep('password')}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <form className={styles.adding} noValidate onSubmit={(event) => void add(event)}>
          <Field
            label={t`Your password`}
            error={failure === 'wrong-password' ? t`This is not your password.` : undefined}
          >
            <Input
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
          {(failure === 'refused' || failure === 'failed') && (
            <Notice tone="error">
              <Trans>No passkey was added. Try again.</Trans>
            </Notice>
          )}
          <Button type="submit" ready={password !== ''} busy={busy} wide>
            <Trans>Add a passkey</Trans>
          </Button>
        </form>
      )}
    </Notice>
  )
}
