import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits, verifyCode } from '@within-reach/contract'
import { paths, send, withQuery } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Link, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import { failureText, type PopupText } from '../frame/failure-text'
import { formClass, Frame, linksClass } from '../frame/frame'
import { Popup } from '../frame/popup'
import { withEmail } from './known-email'

const { codeDigits } = limits

/** The second step of a reset: the code from the mail (query email). */
export function Component() {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  // Leads back there after the login at the end.
  const next = query.get('next') ?? undefined
  const [popup, setPopup] = useState<PopupText>()
  const [isWrong, setIsWrong] = useState(false)
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ vcode: string }>({
    fields: { vcode: verifyCode.request.entries.vcode },
    defaults: { vcode: '' },
    submit: async ({ vcode }) => {
      const outcome = await send(verifyCode, { email, vcode })
      if (outcome.kind === 'ok' && outcome.data === 1) {
        navigate(withQuery(paths.enterNewPassword, { email, vcode: vcode.trim(), next }))
        return
      }
      // The specification's text for a wrong code speaks of the email, so the field says what is wrong.
      setIsWrong(outcome.kind === 'ok')
      setPopup(failureText(outcome, msg`No user with this Email`))
    },
  })
  return (
    <Frame
      title={t`Get your code`}
      lead={
        email === ''
          ? t`We sent a code to your email. It is valid for ten minutes.`
          : t`We sent a code to ${email}. It is valid for ten minutes.`
      }
    >
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <Field
          label={t`Code`}
          required
          error={errorOf('vcode') ?? (isWrong ? t`This code is wrong or no longer valid.` : undefined)}
          hint={t`${codeDigits} digits.`}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...register('vcode', { onChange: () => setIsWrong(false) })}
          />
        </Field>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Verify and Proceed</Trans>
        </Button>
        <p className={linksClass}>
          <span>
            <Trans>No mail?</Trans>
          </span>
          <Link to={withQuery(paths.resetPassword, { next })} state={withEmail(email)}>
            <Trans>Retry</Trans>
          </Link>
        </p>
      </form>
      <Popup text={popup} onClose={() => setPopup(undefined)} />
    </Frame>
  )
}
