import { login } from '@within-reach/contract'
import { paths, returnPath, send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Link, useMember, useRemote } from '@within-reach/shared-core/react'
import { Button, Checkbox, Dialog, Field, Input } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { failureText } from '../frame/failure-text'
import { formClass, Frame, linksClass } from '../frame/frame'
import { PasswordInput } from '../frame/password-input'
import { texts } from './texts'

/** The login page. A member who comes here is sent on: home, or to where the login was asked for. */
export function Login() {
  const { account, navigate } = useRemote()
  const { search } = useLocation()
  const loggedIn = useMember() !== null
  const [popup, setPopup] = useState<string>()
  useEffect(() => {
    if (loggedIn) navigate(returnPath(search), { replace: true })
  }, [loggedIn, navigate, search])

  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ email: string; password: string }>({
    fields: login.request.entries,
    defaults: { email: '', password: '' },
    submit: async (fields) => {
      const outcome = await send(login, fields)
      switch (outcome.kind) {
        case 'ok':
          account?.loggedIn(outcome.data)
          return
        case 'unknownEmail':
          setPopup(texts.unknownEmail)
          return
        default:
          setPopup(failureText(outcome, texts.otherFailure))
      }
    },
  })
  if (loggedIn) return null
  return (
    <Frame title="Log-in" lead="Welcome back.">
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <Field label="Email" error={errorOf('email')}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Password" error={errorOf('password')}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <div className={linksClass}>
          {/* Shown because the specification shows it; the login is kept either way. */}
          <Checkbox label="Remember me" />
          <Link to={paths.resetPassword}>Forgot password</Link>
        </div>
        <Button type="submit" ready={ready} busy={busy} wide>
          Sign in
        </Button>
        <p className={linksClass}>
          New here? <Link to={`${paths.signup}${search}`}>Sign up</Link>
        </p>
      </form>
      <Dialog
        open={popup !== undefined}
        message={<p>{popup}</p>}
        closeLabel={texts.confirm}
        onClose={() => setPopup(undefined)}
      />
    </Frame>
  )
}
