import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits, login, type Session, signup } from '@within-reach/contract'
import { mayBeDone, paths, redirects, returnPath, send } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import {
  holdComposingEnter,
  Link,
  useLocation,
  useRedirect,
  useRemote,
} from '@within-reach/shared-core/react'
import { Button, ChoiceDialog, DraftNote, Field, Input } from '@within-reach/shared-ui'
import { type FormEvent, useRef, useState } from 'react'
import { Agreements } from '../frame/agreements'
import { CookiesNeeded } from '../frame/cookies-needed'
import { failureText, type PopupText } from '../frame/failure-text'
import { formClass, Frame, linksClass } from '../frame/frame'
import { firstFailing } from '../frame/ordered-checks'
import { PasswordInput } from '../frame/password-input'
import { Popup } from '../frame/popup'
import { UserName } from '../frame/user-name'
import { checks, type SignupForm, type SignupValues } from './checks'
import { withoutArrival } from '../openid/arrived'
import { OpenidButton } from '../openid/openid-button'
import { useOpenidSignUp } from './use-openid-sign-up'
import { VerifiedEmail } from './verified-email'

const empty: SignupForm = {
  email: '',
  verifiedEmail: '',
  code: '',
  username: '',
  nickname: '',
  password: '',
  retyped: '',
  privacy: '',
  terms: '',
}
/**
 * What is kept as a draft, because a phone may reload the page while its owner reads the mail with the code. The service remembers for
 * half an hour that the email was verified in this browser.
 */
const keptFields = ['email', 'verifiedEmail', 'username', 'nickname'] as const
const { email, username, nickname, password } = signup.request.entries
const leastCharacters = limits.password.least
const rules = { email, username, nickname, password }

/** The sign-up page (specification, sections 2, 4 and 5). */
export function Component() {
  const { t } = useLingui()
  const { account, navigate } = useRemote()
  const { search } = useLocation()
  const next = returnPath(search)
  const [popup, setPopup] = useState<PopupText>()
  const [welcomed, setWelcomed] = useState<string>()
  const isUnanswered = useRef(false)
  // A person who has just signed up is congratulated first.
  useRedirect(welcomed === undefined ? redirects.visitorsOnly : {})
  const { form, errorOf, ready, busy, onSubmit } = useContractForm<SignupForm>({
    fields: rules,
    defaults: empty,
    submit: create,
  })
  const draft = useDraft(form, 'sign-up', keptFields)
  useOpenidSignUp(({ email: known, username: name }) => {
    form.setValue('email', known)
    // The answer may be slow, and the person may have begun to type.
    if (form.getValues('username') === '') form.setValue('username', name)
    form.setValue('verifiedEmail', known)
  })
  const { verifiedEmail, ...typed } = form.watch()
  const verified = verifiedEmail !== '' && verifiedEmail === typed.email
  const values: SignupValues = { ...typed, verified }
  const failing = firstFailing(checks, values)

  async function create(sent: SignupForm) {
    const outcome = await send(signup, sent)
    switch (outcome.kind) {
      case 'ok':
        return welcome(outcome.data, sent)
      case 'emailInUse': {
        // The account is this person's if an earlier try, whose answer was lost, has opened it with this password.
        const own = isUnanswered.current
          ? await send(login, { email: sent.email, password: sent.password })
          : null
        return own?.kind === 'ok' ? welcome(own.data, sent) : setPopup(msg`Email already in use`)
      }
      case 'emailNotVerified':
        // The verification expired meanwhile: a new code is needed, everything else stays.
        form.setValue('verifiedEmail', '')
        return setPopup(msg`Verify your Email`)
      default:
        isUnanswered.current ||= mayBeDone(outcome)
        setPopup(failureText(outcome, msg`Error`))
    }
  }
  const welcome = (session: Session, sent: SignupForm) => {
    // Nothing is unsaved any more.
    form.reset(sent)
    draft.discard()
    setWelcomed(session.nick)
    account?.loggedIn(session)
  }
  const press = (event: FormEvent) => {
    if (!failing) return onSubmit(event)
    event.preventDefault()
    setPopup(failing.popup)
    void form.trigger()
  }
  const goToNext = () => navigate(next, { replace: true })
  const differs = values.retyped !== '' && values.retyped !== values.password
  const closePopup = () => {
    setPopup(undefined)
    // Only now: an element behind an open modal cannot take the focus.
    if (failing) form.setFocus(failing.field)
  }

  return (
    <Frame title={t`Sign up`} lead={t`One account for the boards, messages and our agents.`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its fields */}
      <form className={formClass} noValidate onSubmit={press} onKeyDown={holdComposingEnter}>
        <CookiesNeeded />
        <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
          <Trans>We kept your draft.</Trans>
        </DraftNote>
        <VerifiedEmail
          form={form}
          verified={verified}
          onVerified={() => form.setValue('verifiedEmail', form.getValues('email'))}
          onPopup={setPopup}
        />
        <Field label={t`Name`} required error={errorOf('username')}>
          <Input autoComplete="name" maxLength={limits.name} {...form.register('username')} />
        </Field>
        <Field label={t`Nick Name`} required error={errorOf('nickname')} hint={t`Others see this name.`}>
          <Input autoComplete="nickname" maxLength={limits.name} {...form.register('nickname')} />
        </Field>
        <UserName email={values.email} />
        <Field
          label={t`Password`}
          required
          error={errorOf('password')}
          hint={t`At least ${leastCharacters} characters.`}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field
          label={t`Re-type Password`}
          required
          error={differs ? t`This differs from the password above.` : undefined}
        >
          <PasswordInput autoComplete="new-password" {...form.register('retyped')} />
        </Field>
        <Agreements register={form.register} />
        <Button type="submit" variant="call" ready={ready && !failing} busy={busy} wide>
          <Trans>Sign up</Trans>
        </Button>
        {!verified && <OpenidButton />}
        <p className={linksClass}>
          <span>
            <Trans>Do you have an account?</Trans>
          </span>
          <Link to={`${paths.login}${withoutArrival(search)}`}>
            <Trans>Log-in</Trans>
          </Link>
        </p>
      </form>
      <Popup text={popup} onClose={closePopup} />
      <ChoiceDialog
        open={welcomed !== undefined}
        message={
          <p>
            <Trans>Congratulations, {welcomed}! Your account has been created.</Trans>
          </p>
        }
        actions={[
          { label: next === paths.home ? t`Go home` : t`Continue`, variant: 'primary', onClick: goToNext },
        ]}
        onClose={goToNext}
      />
    </Frame>
  )
}
