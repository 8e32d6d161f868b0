import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { accountDeletion, type ContentFate, deleteAccount } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Button, Field, RadioGroup } from '@within-reach/shared-ui'
import { useState } from 'react'
import { failureText, type PopupText } from '../frame/failure-text'
import { formClass } from '../frame/frame'
import { PasswordInput } from '../frame/password-input'
import { Popup } from '../frame/popup'
import styles from './my-data.module.css'
import { WhatHappens } from './what-happens'

interface Values {
  readonly content: ContentFate
  readonly password: string
}

export interface DeletePartProps {
  /** @param due when the account will be deleted */
  readonly onAsked: (due: string) => void
}

/** Asks to delete the account, with the password. */
export function DeletePart({ onAsked }: DeletePartProps) {
  const { t } = useLingui()
  const [isWrong, setIsWrong] = useState(false)
  const [popup, setPopup] = useState<PopupText>()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<Values>({
    fields: deleteAccount.request.entries,
    defaults: { content: 'remove', password: '' },
    async submit(fields) {
      setIsWrong(false)
      const outcome = await send(deleteAccount, fields)
      switch (outcome.kind) {
        case 'ok':
          // Nothing is unsaved any more.
          form.reset()
          onAsked(outcome.data.due)
          // The shell logs out when the bearer is rejected.
          await send(accountDeletion, {})
          return
        case 'wrongPassword':
          return setIsWrong(true)
        case 'second-factor':
          return setPopup(msg`Verify with your passkey in the console first, and then try again.`)
        default:
          setPopup(failureText(outcome, msg`This did not work. Try again.`))
      }
    },
  })
  const choices = [
    { value: 'remove', label: t`Delete them` },
    { value: 'keep', label: t`Leave them, without my name` },
  ]
  return (
    <section className={styles.part} aria-labelledby="deletion">
      <h2 className={styles.title} id="deletion">
        <Trans>Delete your account</Trans>
      </h2>
      <WhatHappens />
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <RadioGroup
          legend={t`Your posts and comments`}
          hint={t`Comments of others below your posts go with them.`}
          options={choices}
          {...register('content')}
        />
        <Field
          label={t`Your password`}
          error={errorOf('password') ?? (isWrong ? t`This is not your password.` : undefined)}
        >
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="danger" ready={ready} busy={busy} wide>
          <Trans>Delete my account in 7 days</Trans>
        </Button>
      </form>
      <Popup text={popup} onClose={() => setPopup(undefined)} />
    </section>
  )
}
