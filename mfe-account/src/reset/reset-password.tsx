import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sendVCode2 } from '@within-reach/contract'
import { paths, send, withQuery } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import { failureText, type PopupText } from '../frame/failure-text'
import { formClass, Frame } from '../frame/frame'
import { Popup } from '../frame/popup'
import { useKnownEmail } from './known-email'

/** The first step of a reset: the email to which the code is sent. */
export function Component() {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const [query] = useSearchParams()
  const email = useKnownEmail()
  const [popup, setPopup] = useState<PopupText>()
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ email: string }>({
    fields: sendVCode2.request.entries,
    defaults: { email },
    submit: async ({ email }) => {
      const outcome = await send(sendVCode2, { email })
      const next = query.get('next') ?? undefined
      if (outcome.kind === 'ok') navigate(withQuery(paths.getYourCode, { email: email.trim(), next }))
      else if (outcome.kind === 'unknownEmail') setPopup(msg`No user with this Email`)
      else setPopup(failureText(outcome, msg`Error`))
    },
  })
  return (
    <Frame title={t`Reset password`} lead={t`We send a five-digit code to your email.`}>
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <Field label={t`Email`} required error={errorOf('email')}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Recover Password</Trans>
        </Button>
      </form>
      <Popup text={popup} onClose={() => setPopup(undefined)} />
    </Frame>
  )
}
