import { sendVCode2 } from '@within-reach/contract'
import { paths, send, withQuery } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useRemote } from '@within-reach/shared-core/react'
import { Button, Dialog, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import { failureText } from '../frame/failure-text'
import { formClass, Frame } from '../frame/frame'
import { texts } from './texts'

/** The first step of a reset: where the code is sent. */
export function Component() {
  const { navigate } = useRemote()
  const [popup, setPopup] = useState<string>()
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ email: string }>({
    fields: sendVCode2.request.entries,
    defaults: { email: '' },
    submit: async ({ email }) => {
      const outcome = await send(sendVCode2, { email })
      if (outcome.kind === 'ok') navigate(withQuery(paths.getYourCode, { email: email.trim() }))
      else setPopup(failureText(outcome, outcome.kind === 'unknownEmail' ? texts.noUser : texts.error))
    },
  })
  return (
    <Frame title="Reset password" lead="We send a five-digit code to your email.">
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <Field label="Email" required error={errorOf('email')}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Button type="submit" ready={ready} busy={busy} wide>
          Recover Password
        </Button>
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
