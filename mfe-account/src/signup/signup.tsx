import { limits, signup } from '@within-reach/contract'
import { paths, returnPath, send } from '@within-reach/shared-core'
import { faultsOf, useFaultWords } from '@within-reach/shared-core/forms'
import { useMember, useRemote } from '@within-reach/shared-core/react'
import { Button, ChoiceDialog, Dialog, Field, Input } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { Agreements } from '../frame/agreements'
import { failureText } from '../frame/failure-text'
import { formClass, Frame } from '../frame/frame'
import { firstFailing } from '../frame/ordered-checks'
import { PasswordInput } from '../frame/password-input'
import { checks, type SignupForm, type SignupValues } from './checks'
import { texts } from './texts'
import { VerifiedEmail } from './verified-email'

const empty: SignupForm = {
  email: '',
  code: '',
  username: '',
  nickname: '',
  password: '',
  retyped: '',
  privacy: '',
  terms: '',
}
const { email, username, nickname, password } = signup.request.entries
const rules = { email, username, nickname, password }

/** The sign-up page (specification, sections 2, 4 and 5). */
export function Component() {
  const { account, navigate } = useRemote()
  const words = useFaultWords()
  const { search } = useLocation()
  const isMember = useMember() !== null
  const [verified, setVerified] = useState(false)
  const [popup, setPopup] = useState<string>()
  const [welcomed, setWelcomed] = useState<string>()
  const form = useForm<SignupForm>({
    defaultValues: empty,
    mode: 'onTouched',
    resolver: (values) => {
      const errors = Object.keys(faultsOf(rules, values)).map((name) => [name, { type: 'contract' }])
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(errors) as never }
    },
  })
  const { isSubmitting, errors } = form.formState
  const values: SignupValues = { ...form.watch(), verified }
  const faults = faultsOf(rules, values)
  const ready = firstFailing(checks, values) === undefined && Object.keys(faults).length === 0

  // Whoever is logged in already has nothing to do here; who just signed up is congratulated first.
  useEffect(() => {
    if (isMember && welcomed === undefined) navigate(paths.home, { replace: true })
  }, [isMember, welcomed, navigate])

  const create = async () => {
    const outcome = await send(signup, form.getValues())
    switch (outcome.kind) {
      case 'ok':
        setWelcomed(outcome.data.nick)
        account?.loggedIn(outcome.data)
        return
      case 'emailInUse':
        return setPopup(texts.emailInUse)
      case 'emailNotVerified':
        // The verification lapsed meanwhile: a new code is needed, everything else stays.
        setVerified(false)
        return setPopup(texts.verifyFirst)
      default:
        setPopup(failureText(outcome, texts.error))
    }
  }
  const submit = async () => {
    const failing = firstFailing(checks, values)
    if (!failing) return form.handleSubmit(create)()
    setPopup(failing.popup)
    await form.trigger()
  }
  const hint = (name: 'username' | 'nickname' | 'password') => errors[name] && words(faults[name])
  const differs = values.retyped !== '' && values.retyped !== values.password
  const closePopup = () => {
    setPopup(undefined)
    // Only now: nothing behind an open modal can take focus.
    const failing = firstFailing(checks, values)
    if (failing) form.setFocus(failing.field)
  }

  return (
    <Frame title="Sign up" lead="One account for the boards, messages and our agents.">
      <form
        className={formClass}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void submit()
        }}
      >
        <VerifiedEmail
          form={form}
          verified={verified}
          onVerified={() => setVerified(true)}
          onPopup={setPopup}
        />
        <Field label="Name" required error={hint('username')}>
          <Input autoComplete="name" maxLength={limits.name} {...form.register('username')} />
        </Field>
        <Field label="Nick Name" required error={hint('nickname')} hint="Others see this name.">
          <Input autoComplete="nickname" maxLength={limits.name} {...form.register('nickname')} />
        </Field>
        <Field
          label="Password"
          required
          error={hint('password')}
          hint={`At least ${limits.password.least} characters.`}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field
          label="Re-type Password"
          required
          error={differs ? 'This differs from the password above.' : undefined}
        >
          <PasswordInput autoComplete="new-password" {...form.register('retyped')} />
        </Field>
        <Agreements register={form.register} />
        <Button type="submit" variant="call" ready={ready} busy={isSubmitting} wide>
          Sign up
        </Button>
      </form>
      <Dialog open={popup !== undefined} message={<p>{popup}</p>} closeLabel="Close" onClose={closePopup} />
      <ChoiceDialog
        open={welcomed !== undefined}
        message={<p>{texts.welcome(welcomed ?? '')}</p>}
        actions={[{ label: texts.goHome, variant: 'primary', onClick: () => navigate(returnPath(search)) }]}
        onClose={() => navigate(returnPath(search))}
      />
    </Frame>
  )
}
