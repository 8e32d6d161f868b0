import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits, sendVCode, verifyCode } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { errorsOf, useErrorText } from '@within-reach/shared-core/forms'
import { Button, classNames, Field, Input } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { failureText } from '../frame/failure-text'
import { onEnter } from '../frame/on-enter'
import type { SignupForm } from './checks'
import { useResendWait } from './resend-wait'
import styles from './verified-email.module.css'

const { codeDigits } = limits

export interface VerifiedEmailProps {
  readonly form: UseFormReturn<SignupForm>
  readonly verified: boolean
  readonly onVerified: () => void
  readonly onPopup: (text: MessageDescriptor) => void
}

/** The email and its code: unverified, code sent, then verified and locked (specification, section 4). */
export function VerifiedEmail({ form, verified, onVerified, onPopup }: VerifiedEmailProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [sent, setSent] = useState<{ good: boolean; text: MessageDescriptor }>()
  const [busy, setBusy] = useState<'sending' | 'verifying'>()
  const wait = useResendWait()
  const [entered, setEntered] = useState(false)
  const { setFocus } = form
  // What had the focus was removed. The email then says that it is verified. Who is in another field stays there.
  useEffect(() => {
    if (verified && entered && document.activeElement === document.body) setFocus('email')
  }, [verified, entered, setFocus])

  const email = form.watch('email')
  const code = form.watch('code')
  const seconds = wait.secondsFor(email)

  const sendCode = async () => {
    if (busy || seconds > 0 || !(await form.trigger('email', { shouldFocus: true }))) return
    setBusy('sending')
    const outcome = await send(sendVCode, { email })
    setBusy(undefined)
    switch (outcome.kind) {
      case 'ok':
        setSent({ good: true, text: msg`Your verification code has been sent` })
        wait.begin(email)
        form.setFocus('code')
        return
      case 'alreadyInUse':
        return setSent({ good: false, text: msg`This e-mail is already in use` })
      default: {
        const text = msg`We could not send a mail to this address. Check it and try again.`
        setSent({ good: false, text: failureText(outcome, text) })
      }
    }
  }

  const wrong = errorsOf(verifyCode.request.entries, { email, vcode: code })
  const verify = async () => {
    if (busy || !(await form.trigger('email', { shouldFocus: true }))) return
    if (wrong.vcode) return form.setError('code', { type: 'contract' }, { shouldFocus: true })
    setBusy('verifying')
    const outcome = await send(verifyCode, { email, vcode: code })
    setBusy(undefined)
    if (outcome.kind === 'ok' && outcome.data === 1) {
      setEntered(true)
      onVerified()
    } else onPopup(failureText(outcome, msg`Incorrect Code`))
  }

  const { email: emailError, code: codeError } = form.formState.errors
  const hint = sent && t(sent.text)
  return (
    <>
      <Field
        label={t`Email`}
        required
        hint={verified ? t`Your email is verified` : sent?.good ? hint : undefined}
        error={sent && !sent.good ? hint : emailError && errorText(wrong.email)}
        action={
          !verified && (
            <Button
              className={classNames(styles.button, styles.send)}
              variant="secondary"
              ready={email.trim() !== '' && seconds === 0}
              busy={busy === 'sending'}
              onClick={() => void sendCode()}
            >
              {seconds > 0 ? <Trans>Send again in {seconds} s</Trans> : <Trans>Send code</Trans>}
            </Button>
          )
        }
      >
        <Input
          type="email"
          autoComplete="email"
          // An answer on its way is about the email as it is.
          readOnly={verified || busy !== undefined}
          onKeyDown={verified ? undefined : onEnter(() => void sendCode())}
          {...form.register('email', { onChange: () => setSent(undefined) })}
        />
      </Field>
      {!verified && (
        <Field
          label={t`Verification code`}
          required
          error={codeError && errorText(wrong.vcode)}
          hint={t`${codeDigits} digits, from the mail that we sent you.`}
          action={
            <Button
              className={styles.button}
              variant="secondary"
              ready={Object.keys(wrong).length === 0}
              busy={busy === 'verifying'}
              onClick={() => void verify()}
            >
              <Trans>Verify</Trans>
            </Button>
          }
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            onKeyDown={onEnter(() => void verify())}
            {...form.register('code')}
          />
        </Field>
      )}
    </>
  )
}
