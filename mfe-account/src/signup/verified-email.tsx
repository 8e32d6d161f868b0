import { limits, sendVCode, verifyCode } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { faultsOf, useFaultWords } from '@within-reach/shared-core/forms'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { failureText } from '../frame/failure-text'
import type { SignupForm } from './checks'
import { texts } from './texts'

/** A minute lies between two codes for one email. */
const resendAfter = 60

export interface VerifiedEmailProps {
  readonly form: UseFormReturn<SignupForm>
  readonly verified: boolean
  readonly onVerified: () => void
  readonly onPopup: (text: string) => void
}

/** The email and its code: unverified, then code sent, then verified, when the email is locked (specification, section 4). */
export function VerifiedEmail({ form, verified, onVerified, onPopup }: VerifiedEmailProps) {
  const words = useFaultWords()
  const [sent, setSent] = useState<{ good: boolean; text: string }>()
  const [busy, setBusy] = useState<'sending' | 'verifying'>()
  const [wait, setWait] = useState(0)
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  const email = form.watch('email')
  const code = form.watch('code')

  const sendCode = async () => {
    if (wait > 0 || !(await form.trigger('email', { shouldFocus: true }))) return
    setBusy('sending')
    const outcome = await send(sendVCode, { email })
    setBusy(undefined)
    switch (outcome.kind) {
      case 'ok':
        setSent({ good: true, text: texts.codeSent })
        setWait(resendAfter)
        form.setFocus('code')
        return
      case 'alreadyInUse':
        return setSent({ good: false, text: texts.alreadyInUse })
      default:
        setSent({ good: false, text: failureText(outcome, texts.cannotBeSent) })
    }
  }

  const faults = faultsOf(verifyCode.request.entries, { email, vcode: code })
  const verify = async () => {
    if (!(await form.trigger('email', { shouldFocus: true }))) return
    if (faults.vcode) return form.setError('code', { type: 'contract' }, { shouldFocus: true })
    setBusy('verifying')
    const outcome = await send(verifyCode, { email, vcode: code })
    setBusy(undefined)
    if (outcome.kind === 'ok' && outcome.data === 1) onVerified()
    else onPopup(outcome.kind === 'ok' ? texts.incorrectCode : failureText(outcome, texts.incorrectCode))
  }

  const { email: emailError, code: codeError } = form.formState.errors
  return (
    <>
      <Field
        label="Email"
        required
        hint={verified ? texts.verified : sent?.good ? sent.text : undefined}
        error={sent && !sent.good ? sent.text : emailError && words(faults.email)}
        action={
          !verified && (
            <Button
              variant="secondary"
              ready={email.trim() !== '' && wait === 0}
              busy={busy === 'sending'}
              onClick={() => void sendCode()}
            >
              {wait > 0 ? `Again in ${wait} s` : 'Send code'}
            </Button>
          )
        }
      >
        <Input
          type="email"
          autoComplete="email"
          readOnly={verified}
          {...form.register('email', { onChange: () => setSent(undefined) })}
        />
      </Field>
      {!verified && (
        <Field
          label="Verification code"
          required
          error={codeError && words(faults.vcode)}
          hint={`${limits.codeDigits} digits, from the mail that we sent you.`}
          action={
            <Button
              variant="secondary"
              ready={Object.keys(faults).length === 0}
              busy={busy === 'verifying'}
              onClick={() => void verify()}
            >
              Verify
            </Button>
          }
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.codeDigits}
            {...form.register('code')}
          />
        </Field>
      )}
    </>
  )
}
