import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { login, type Session } from '@within-reach/contract'
import { myDataPath, paths, redirects, send, withQuery } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Link, useLocation, useRedirect, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { Button, Checkbox, Field, Input } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { failureCause, type PopupText, referenceOf } from '../frame/failure-text'
import { CookiesNeeded } from '../frame/cookies-needed'
import { formClass, Frame, linksClass } from '../frame/frame'
import { PasswordInput } from '../frame/password-input'
import { Popup } from '../frame/popup'
import { ConnectNotice } from './connect-notice'
import { OpenidButton } from '../openid/openid-button'
import { withEmail } from '../reset/known-email'
import { openidTrouble, useOpenidLogin } from './use-openid-login'
import { usePasskeyLogin } from './use-passkey-login'

/** A member whose account is about to be deleted first sees the page on which it can be kept. */
const toMyData = { members: { to: myDataPath } } as const

/** The login page. It redirects a member home, or to the page that required the login. */
export function Component() {
  const { t } = useLingui()
  const { account } = useRemote()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const [isEnding, setIsEnding] = useState(false)
  const isLeaving = useRedirect(isEnding ? toMyData : redirects.visitorsOnly)
  const [popup, setPopup] = useState<{ text: PopupText; cause?: MessageDescriptor }>()

  const enter = ({ deletion, ...session }: Session) => {
    setIsEnding(deletion !== undefined)
    account?.loggedIn(session)
  }
  const passkey = usePasskeyLogin(enter, (text) => setPopup({ text }))
  const openid = useOpenidLogin(enter, (text) => setPopup({ text }))

  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{
    email: string
    password: string
  }>({
    fields: login.request.entries,
    defaults: { email: '', password: '' },
    submit: async (fields) => {
      const outcome = await (openid.found ? openid.connect(fields) : send(login, fields))
      switch (outcome.kind) {
        case 'ok':
          return enter(outcome.data)
        case 'unknownEmail':
          setPopup({ text: msg`Check your Email` })
          return
        case 'refused':
        case 'operator':
        case 'otherIdentity':
          openid.leave()
          return setPopup({ text: openidTrouble[outcome.kind] })
        default:
          setPopup({
            text: { ...msg`Check your Password`, reference: referenceOf(outcome) },
            cause: failureCause(outcome),
          })
      }
    },
  })
  const { found } = openid
  const { setValue } = form
  useEffect(() => {
    if (found) setValue('email', found.email, { shouldValidate: true })
  }, [found, setValue])
  if (isLeaving) return null
  return (
    <Frame title={t`Log-in`} lead={query.has('next') ? t`Log in to go on where you were.` : t`Welcome back.`}>
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <CookiesNeeded />
        {found && <ConnectNotice found={found} />}
        <Field label={t`Email`} error={errorOf('email')}>
          <Input
            type="email"
            readOnly={found !== undefined}
            autoComplete={passkey.offered ? 'email webauthn' : 'email'}
            onFocus={passkey.enterField}
            {...register('email')}
          />
        </Field>
        <Field label={t`Password`} error={errorOf('password')}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <div className={linksClass}>
          {/* Shown because the specification shows it; the login is kept either way. */}
          <Checkbox label={t`Remember me`} />
          <Link
            to={withQuery(paths.resetPassword, { next: query.get('next') ?? undefined })}
            state={withEmail(form.watch('email'))}
          >
            <Trans>Forgot password</Trans>
          </Link>
        </div>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Sign in</Trans>
        </Button>
        <p className={linksClass}>
          <span>
            <Trans>New here?</Trans>
          </span>
          <Link to={`${paths.signup}${search}`}>
            <Trans>Sign up</Trans>
          </Link>
        </p>
        <OpenidButton />
        {passkey.offered && (
          <Button variant="secondary" busy={passkey.busy} wide onClick={() => void passkey.press()}>
            <Trans>Log in with a passkey</Trans>
          </Button>
        )}
      </form>
      <Popup
        text={popup?.text}
        detail={popup?.cause}
        closeLabel={t`Confirm`}
        onClose={() => setPopup(undefined)}
      />
    </Frame>
  )
}
