import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits, type Profile, updateProfile } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { faultsOf, useFaultWords } from '@within-reach/shared-core/forms'
import { useRemote, useUnsaved } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Agreements } from '../frame/agreements'
import { failureText } from '../frame/failure-text'
import { formClass } from '../frame/frame'
import { firstFailing } from '../frame/ordered-checks'
import { PasswordInput } from '../frame/password-input'
import { Popup } from '../frame/popup'
import { checks, type ProfileValues } from './checks'

const leastCharacters = limits.password.least
/** Said once it is saved (specification, section 9). */
const changed = msg`Your profile info has been changed.`

/** Changes name, nick and, where one is typed, the password. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui()
  const { account } = useRemote()
  const [popup, setPopup] = useState<MessageDescriptor>()
  const form = useForm<ProfileValues>({
    defaultValues: {
      username: profile.name,
      nickname: profile.nick,
      password: '',
      retyped: '',
      privacy: 'agree',
      terms: 'agree',
    },
  })
  const values = form.watch()
  const words = useFaultWords()
  const faults = faultsOf(updateProfile.request.entries, values)
  const ready = firstFailing(checks, values) === undefined && Object.keys(faults).length === 0
  const { isSubmitting, isDirty } = form.formState
  useUnsaved(isDirty)
  const errorOf = (name: 'username' | 'nickname' | 'password') => words(faults[name])

  const save = async ({ username, nickname, password }: ProfileValues) => {
    const failing = firstFailing(checks, values)
    if (failing) return setPopup(failing.popup)
    if (faults.password) return form.setFocus('password')
    const outcome = await send(updateProfile, { username, nickname, password: password || undefined })
    switch (outcome.kind) {
      case 'ok': {
        const { api_token: token, ...stored } = outcome.data
        account?.profileChanged(stored, token)
        form.reset({ ...values, username: stored.name, nickname: stored.nick, password: '', retyped: '' })
        return setPopup(changed)
      }
      case 'emailInUse':
        return setPopup(msg`Email already in use`)
      default:
        setPopup(failureText(outcome, msg`Error`))
    }
  }
  const differs = values.retyped !== '' && values.retyped !== values.password
  const closePopup = () => {
    setPopup(undefined)
    // Only now: nothing behind an open modal can take focus.
    const failing = firstFailing(checks, values)
    if (failing) form.setFocus(failing.field)
  }

  return (
    <form
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void form.handleSubmit(save)()
      }}
    >
      <Field label={t`Email`}>
        <Input type="email" value={profile.email} readOnly />
      </Field>
      <Field label={t`Name`} required error={errorOf('username')}>
        <Input autoComplete="name" maxLength={limits.name} {...form.register('username')} />
      </Field>
      <Field label={t`Nick Name`} required error={errorOf('nickname')}>
        <Input autoComplete="nickname" maxLength={limits.name} {...form.register('nickname')} />
      </Field>
      <Field
        label={t`Change Password`}
        error={errorOf('password')}
        hint={t`Leave it empty to keep your password. At least ${leastCharacters} characters.`}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field
        label={t`Re-type Password`}
        error={differs ? t`This differs from the password above.` : undefined}
      >
        <PasswordInput autoComplete="new-password" {...form.register('retyped')} />
      </Field>
      <Agreements register={form.register} />
      <Button type="submit" ready={ready} busy={isSubmitting} wide>
        <Trans>Update Profile</Trans>
      </Button>
      <Popup text={popup} closeLabel={popup === changed ? t`OK` : undefined} onClose={closePopup} />
    </form>
  )
}
