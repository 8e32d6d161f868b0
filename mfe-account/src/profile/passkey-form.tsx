import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { addOwnPasskey, deleteAccount, limits } from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { holdComposingEnter, useMember } from '@within-reach/shared-core/react'
import { Button, Field, Input, Notice } from '@within-reach/shared-ui'
import { useState } from 'react'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import { PasswordInput } from '../frame/password-input'
import { UserName } from '../frame/user-name'
import styles from './email-change.module.css'

interface Values {
  readonly name: string
  readonly password: string
}

export interface PasskeyFormProps {
  /** Whether the member has a passkey, which can stand for the password. */
  readonly hasPasskey: boolean
  readonly onAdded: (name: string) => Promise<void>
  /** The device has a passkey already, which may be missing in the list. */
  readonly onKnown: () => void
  readonly onCancel: () => void
}

/** A name for a new passkey, and the password or another passkey. */
export function PasskeyForm({ hasPasskey, onAdded, onKnown, onCancel }: PasskeyFormProps) {
  const { t } = useLingui()
  const { email = '' } = useMember() ?? {}
  const [failure, setFailure] = useState<CommonFailure>()
  const [withPasskey, setWithPasskey] = useState(false)
  const add = async (name: string, password?: string) => {
    setFailure(undefined)
    const loaded = await import('../passkeys/on-demand').catch(() => undefined)
    const outcome = loaded ? await loaded.addPasskey(name, password) : { kind: 'offline' }
    if (outcome.kind === 'known') onKnown()
    if (outcome.kind !== 'ok') return setFailure(outcome)
    // Nothing is unsaved any more.
    form.reset()
    await onAdded(name)
  }
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<Values>({
    fields: { name: addOwnPasskey.request.entries.name, password: deleteAccount.request.entries.password },
    defaults: { name: '', password: '' },
    submit: ({ name, password }) => add(name, password),
  })
  const byPasskey = async () => {
    if (!(await form.trigger('name', { shouldFocus: true }))) return
    setWithPasskey(true)
    await add(form.getValues('name').trim())
    setWithPasskey(false)
  }
  const isWrong = failure?.kind === 'wrongPassword'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its fields
    <form className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={holdComposingEnter}>
      <Field
        label={t`Name of the passkey`}
        hint={t`By which you recognise it, such as “My phone”.`}
        error={errorOf('name')}
      >
        <Input autoComplete="off" maxLength={limits.passkeyName} {...register('name')} />
      </Field>
      <UserName email={email} />
      <Field
        label={t`Your password`}
        error={errorOf('password') ?? (isWrong ? t`This is not your password.` : undefined)}
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {failure && !isWrong && <Notice tone="error">{t(textOf(failure))}</Notice>}
      <div className={styles.ends}>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Add a passkey</Trans>
        </Button>
        {hasPasskey && (
          <Button variant="secondary" busy={withPasskey} wide onClick={() => void byPasskey()}>
            <Trans>Use another passkey instead of the password</Trans>
          </Button>
        )}
        <Button variant="quiet" wide onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

const texts: Readonly<Record<string, MessageDescriptor>> = {
  dismissed: msg`No passkey was added: the question was closed, or this device cannot keep one.`,
  known: msg`This device has a passkey for your account already.`,
  refused: msg`This passkey was not accepted. Try again.`,
  tooManyPasskeys: msg`Remove one of your passkeys first.`,
  operator: msg`Operators of the site log in with their password.`,
}

const textOf = (failure: CommonFailure): MessageDescriptor =>
  texts[failure.kind] ?? failureCause(failure) ?? msg`This did not work. Try again.`
