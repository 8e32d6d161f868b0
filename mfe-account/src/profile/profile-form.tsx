import { limits, type Profile, updateProfile } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { faultsOf, useFaultWords } from '@within-reach/shared-core/forms'
import { useRemote } from '@within-reach/shared-core/react'
import { Button, Dialog, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Agreements } from '../frame/agreements'
import { failureText } from '../frame/failure-text'
import { formClass } from '../frame/frame'
import { firstFailing } from '../frame/ordered-checks'
import { PasswordInput } from '../frame/password-input'
import { checks, type ProfileValues } from './checks'

/** The texts of the profile page (specification, sections 8 and 9). */
const texts = {
  changed: 'Your profile info has been changed.',
  emailInUse: 'Email already in use',
  error: 'Error',
  ok: 'OK',
} as const

/** Changes name, nick and, where one is typed, the password. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { account } = useRemote()
  const [popup, setPopup] = useState<string>()
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
  const { isSubmitting } = form.formState
  const errorOf = (name: 'username' | 'nickname' | 'password') => words(faults[name])

  const save = async ({ username, nickname, password }: ProfileValues) => {
    const failing = firstFailing(checks, values)
    if (failing) return setPopup(failing.popup)
    if (faults.password) return form.setFocus('password')
    const outcome = await send(updateProfile, { username, nickname, password: password || undefined })
    switch (outcome.kind) {
      case 'ok': {
        const { api_token: token, ...changed } = outcome.data
        account?.profileChanged(changed, token)
        form.reset({ ...values, username: changed.name, nickname: changed.nick, password: '', retyped: '' })
        return setPopup(texts.changed)
      }
      case 'emailInUse':
        return setPopup(texts.emailInUse)
      default:
        setPopup(failureText(outcome, texts.error))
    }
  }
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
      <Field label="Email">
        <Input type="email" value={profile.email} readOnly />
      </Field>
      <Field label="Name" required error={errorOf('username')}>
        <Input autoComplete="name" maxLength={limits.name} {...form.register('username')} />
      </Field>
      <Field label="Nick Name" required error={errorOf('nickname')}>
        <Input autoComplete="nickname" maxLength={limits.name} {...form.register('nickname')} />
      </Field>
      <Field
        label="Change Password"
        error={errorOf('password')}
        hint={`Leave it empty to keep your password. At least ${limits.password.least} characters.`}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Re-type Password">
        <PasswordInput autoComplete="new-password" {...form.register('retyped')} />
      </Field>
      <Agreements register={form.register} />
      <Button type="submit" ready={ready} busy={isSubmitting} wide>
        Update Profile
      </Button>
      <Dialog
        open={popup !== undefined}
        message={<p>{popup}</p>}
        closeLabel={popup === texts.changed ? texts.ok : 'Close'}
        onClose={closePopup}
      />
    </form>
  )
}
