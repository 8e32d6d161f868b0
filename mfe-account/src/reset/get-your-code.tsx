import { limits, verifyCode } from '@within-reach/contract'
import { paths, send, withQuery } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { Button, Dialog, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../frame/failure-text'
import { formClass, Frame, linksClass } from '../frame/frame'
import { texts } from './texts'

/** The second step of a reset: the code from the mail (query email). */
export function Component() {
  const { navigate } = useRemote()
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  const [popup, setPopup] = useState<string>()
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ vcode: string }>({
    fields: { vcode: verifyCode.request.entries.vcode },
    defaults: { vcode: '' },
    submit: async ({ vcode }) => {
      const outcome = await send(verifyCode, { email, vcode })
      if (outcome.kind === 'ok' && outcome.data === 1) {
        navigate(withQuery(paths.enterNewPassword, { email, vcode: vcode.trim() }))
      } else setPopup(failureText(outcome, texts.noUser))
    },
  })
  return (
    <Frame
      title="Get your code"
      lead={`We sent a code to ${email || 'your email'}. It is valid for ten minutes.`}
    >
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <Field label="Code" required error={errorOf('vcode')} hint={`${limits.codeDigits} digits.`}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.codeDigits}
            {...register('vcode')}
          />
        </Field>
        <Button type="submit" ready={ready} busy={busy} wide>
          Verify and Proceed
        </Button>
        <p className={linksClass}>
          No mail? <Link to={paths.resetPassword}>Retry</Link>
        </p>
      </form>
      <Dialog
        open={popup !== undefined}
        message={<p>{popup}</p>}
        closeLabel="Close"
        onClose={() => setPopup(undefined)}
      />
    </Frame>
  )
}
