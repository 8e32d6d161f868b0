import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { changeEmail, emailChange, limits } from '@within-reach/contract'
import { mayBeDone, send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Button, Field, Input, Notice } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import { PasswordInput } from '../frame/password-input'
import styles from './email-change.module.css'

interface Values {
  readonly email: string
  readonly password: string
}

export interface AskFormProps {
  /** Why the address of an earlier try was refused. */
  readonly refusal: string | undefined
  /** @param until when the code becomes invalid */
  readonly onAsked: (email: string, until: string) => void
  readonly onCancel: () => void
}

/** The new email, and the password. */
export function AskForm({ refusal, onAsked, onCancel }: AskFormProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<CommonFailure>()
  const isUnanswered = useRef(false)
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<Values>({
    fields: changeEmail.request.entries,
    defaults: { email: '', password: '' },
    async submit(fields) {
      setFailure(undefined)
      // Another code for the address would be refused for a minute.
      let until = isUnanswered.current ? await validUntil(fields.email) : undefined
      if (until === undefined) {
        const outcome = await send(changeEmail, fields)
        if (outcome.kind !== 'ok') {
          isUnanswered.current ||= mayBeDone(outcome)
          return setFailure(outcome)
        }
        until = outcome.data.until
      }
      // Nothing is unsaved any more.
      form.reset()
      onAsked(fields.email, until)
    },
  })
  const ofAddress = failure && addressErrors[failure.kind]
  const isWrong = failure?.kind === 'wrongPassword'
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={t`New email`}
        error={errorOf('email') ?? (ofAddress ? t(ofAddress) : failure ? undefined : refusal)}
      >
        <Input type="email" autoComplete="email" maxLength={limits.email} {...register('email')} />
      </Field>
      <Field
        label={t`Your password`}
        error={errorOf('password') ?? (isWrong ? t`This is not your password.` : undefined)}
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {failure && !ofAddress && !isWrong && <Notice tone="error">{t(otherError(failure))}</Notice>}
      <div className={styles.ends}>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Mail me a code</Trans>
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Until when the code of an address is valid, if an earlier try, whose answer was lost, has mailed one. */
async function validUntil(email: string): Promise<string | undefined> {
  const outcome = await send(emailChange, {})
  return outcome.kind === 'ok' && outcome.data?.email === email ? outcome.data.until : undefined
}

const addressErrors: Readonly<Record<string, MessageDescriptor>> = {
  sameEmail: msg`This is your email already.`,
  cannotBeSent: msg`No mail can be delivered to this address.`,
}

/** The text of a failure that is about none of the fields. */
const otherError = (failure: CommonFailure): MessageDescriptor =>
  failure.kind === 'second-factor'
    ? msg`Verify with your passkey in the console first, and then try again.`
    : (failureCause(failure) ?? msg`This did not work. Try again.`)
