import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { changePwd, getProfile, limits, NewPassword } from '@within-reach/contract'
import { mayBeDone, paths, send, withQuery } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Link, useMember, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { Button, ChoiceDialog, Field } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { failureText, type PopupText } from '../frame/failure-text'
import { formClass, Frame, linksClass } from '../frame/frame'
import { PasswordInput } from '../frame/password-input'
import { Popup } from '../frame/popup'
import { UserName } from '../frame/user-name'
import { withEmail } from './known-email'

const leastCharacters = limits.password.least
const fields = { pwd: NewPassword, again: v.pipe(v.string(), v.nonEmpty()) }
const same = {
  field: 'again',
  message: 'differs',
  // Both pass the same rules, so that both are normalised, or neither if normalising would take long.
  holds: ({ pwd, again }: { pwd: string; again: string }) => pwd === v.safeParse(NewPassword, again).output,
}

/**
 * The last step of a reset (query email, vcode). Nothing happens until both fields are filled and equal (specification,
 * section 5).
 */
export function Component() {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const member = useMember()
  const [query] = useSearchParams()
  const next = query.get('next') ?? undefined
  const email = query.get('email') ?? ''
  const [popup, setPopup] = useState<PopupText>()
  const [refused, setRefused] = useState<'expired' | 'perhaps-used'>()
  const isUnanswered = useRef(false)
  const [changed, setChanged] = useState(false)
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ pwd: string; again: string }>({
    fields,
    rules: [same],
    defaults: { pwd: '', again: '' },
    submit: async ({ pwd }) => {
      const sent = { email, vcode: query.get('vcode') ?? '', pwd }
      const outcome = await send(changePwd, sent)
      if (outcome.kind === 'ok') {
        // The reset ended this browser's login too. The shell logs out when the bearer is rejected, and only then does the login
        // page not send its reader home.
        if (member) await send(getProfile, {})
        setChanged(true)
      } else {
        // A mail program may cut the link off, and the form checks the password itself.
        const isRefused = outcome.kind === 'wrongCode' || outcome.kind === 'invalid'
        setRefused(isRefused ? (isUnanswered.current ? 'perhaps-used' : 'expired') : undefined)
        isUnanswered.current ||= mayBeDone(outcome)
        setPopup(failureText(outcome, msg`Error`))
      }
    },
  })
  const { pwd, again } = form.watch()
  const differs = again !== '' && !same.holds({ pwd, again })
  const home = () => navigate(paths.home, { replace: true })
  return (
    <Frame title={t`Enter new password`}>
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <UserName email={email} />
        <Field
          label={t`New password`}
          required
          error={errorOf('pwd')}
          hint={t`At least ${leastCharacters} characters.`}
        >
          <PasswordInput autoComplete="new-password" {...register('pwd')} />
        </Field>
        <Field
          label={t`Confirm password`}
          required
          error={errorOf('again') && differs ? t`This differs from the password above.` : errorOf('again')}
        >
          <PasswordInput autoComplete="new-password" {...register('again')} />
        </Field>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Continue</Trans>
        </Button>
        {refused && (
          <p className={linksClass} role="alert">
            <span>
              {refused === 'expired' ? (
                <Trans>The code or link is no longer valid.</Trans>
              ) : (
                <Trans>
                  Your first try may have changed the password. Log in with the one that you entered then, or
                  get another code.
                </Trans>
              )}
            </span>
            {refused === 'perhaps-used' && (
              <Link to={withQuery(paths.login, { next })}>
                <Trans>Log-in</Trans>
              </Link>
            )}
            <Link to={withQuery(paths.resetPassword, { next })} state={withEmail(email)}>
              <Trans>Get another one</Trans>
            </Link>
          </p>
        )}
      </form>
      <Popup text={popup} onClose={() => setPopup(undefined)} />
      <ChoiceDialog
        open={changed}
        message={
          <p>
            <Trans>Your password has been changed successfully!</Trans>
          </p>
        }
        onClose={home}
        actions={[
          { label: t`Go home`, onClick: home },
          {
            label: t`Go log-in`,
            variant: 'primary',
            onClick: () => navigate(withQuery(paths.login, { next }), { replace: true }),
          },
        ]}
      />
    </Frame>
  )
}
