import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { emailChange, limits, type Profile, signIns, updateProfile } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { holdComposingEnter, invalidate, useMember, useRemote } from '@within-reach/shared-core/react'
import { Button, DraftNote, Field, Input } from '@within-reach/shared-ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Agreements } from '../frame/agreements'
import { failureText, type PopupText } from '../frame/failure-text'
import { formClass } from '../frame/frame'
import { firstFailing } from '../frame/ordered-checks'
import { PasswordInput } from '../frame/password-input'
import { Popup } from '../frame/popup'
import { checks, type ProfileValues } from './checks'

const leastCharacters = limits.password.least
/** Shown after saving (specification, section 9). */
const changed = msg`Your profile info has been changed.`

/** What is kept as a draft: no password, and no agreement. */
const keptFields = ['username', 'nickname'] as const

const textFields = [...keptFields, 'password', 'retyped'] as const

/** Changes name, nick and, if one is typed, the password. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui()
  const { account } = useRemote()
  const [popup, setPopup] = useState<PopupText>()
  const { form, errorOf, ready, busy, onSubmit } = useContractForm<ProfileValues>({
    fields: updateProfile.request.entries,
    defaults: {
      username: profile.name,
      nickname: profile.nick,
      password: '',
      retyped: '',
      privacy: 'agree',
      terms: 'agree',
    },
    submit: save,
  })
  const draft = useDraft(form, 'profile', keptFields)
  const values = form.watch()
  const failing = firstFailing(checks, values)
  const member = useMember()
  const seen = useRef(member)
  // Another tab may change the names. Otherwise a password that is saved here would bring the old ones back.
  useEffect(() => {
    if (!member || (member.name === seen.current?.name && member.nick === seen.current?.nick)) return
    seen.current = member
    const names = { username: member.name, nickname: member.nick }
    const kept = { keepDirtyValues: true, keepErrors: true, keepTouched: true }
    form.reset({ ...form.formState.defaultValues, ...names } as ProfileValues, kept)
  }, [member, form])

  async function save(sent: ProfileValues) {
    const { username, nickname, password } = sent
    const outcome = await send(updateProfile, { username, nickname, password: password || undefined })
    switch (outcome.kind) {
      case 'ok': {
        const { api_token: token, ...stored } = outcome.data
        account?.profileChanged(stored, token)
        const typed = form.getValues()
        form.reset({ ...typed, username: stored.name, nickname: stored.nick, password: '', retyped: '' })
        // After the reset, which is a change from the names before.
        draft.discard()
        // The answer may be slow, and the person may have gone on typing.
        for (const name of textFields)
          if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true })
        // A new password ends the other sign-ins, and a change of the email.
        if (password !== '') void invalidate(signIns, emailChange)
        return setPopup(changed)
      }
      case 'emailInUse':
        return setPopup(msg`Email already in use`)
      default:
        setPopup(failureText(outcome, msg`Error`))
    }
  }
  const press = (event: FormEvent) => {
    if (!failing) return onSubmit(event)
    event.preventDefault()
    setPopup(failing.popup)
  }
  const differs = values.retyped !== '' && values.retyped !== values.password
  const closePopup = () => {
    setPopup(undefined)
    // Only now: an element behind an open modal cannot take the focus.
    if (failing) form.setFocus(failing.field)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its fields
    <form className={formClass} noValidate onSubmit={press} onKeyDown={holdComposingEnter}>
      <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <Field label={t`Email`}>
        <Input
          type="email"
          // A password manager stores a new password for it, and not for the nick.
          autoComplete="username"
          value={profile.email}
          readOnly
        />
      </Field>
      <Field label={t`Name`} required error={errorOf('username')}>
        <Input
          autoComplete="name"
          maxLength={limits.name}
          // The form sets values only in a browser, so these are for the prerendered page.
          defaultValue={profile.name}
          {...form.register('username')}
        />
      </Field>
      <Field label={t`Nick Name`} required error={errorOf('nickname')}>
        <Input
          autoComplete="nickname"
          maxLength={limits.name}
          defaultValue={profile.nick}
          {...form.register('nickname')}
        />
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
      <Button type="submit" ready={ready && !failing} busy={busy} wide>
        <Trans>Update Profile</Trans>
      </Button>
      <Popup text={popup} closeLabel={popup === changed ? t`OK` : undefined} onClose={closePopup} />
    </form>
  )
}
