import { changePwd, limits, NewPassword } from '@within-reach/contract'
import { paths, send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useRemote } from '@within-reach/shared-core/react'
import { Button, ChoiceDialog, Dialog, Field } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { failureText } from '../frame/failure-text'
import { formClass, Frame } from '../frame/frame'
import { PasswordInput } from '../frame/password-input'
import { texts } from './texts'

const fields = { pwd: NewPassword, again: v.pipe(v.string(), v.nonEmpty('must not be empty')) }
const same = {
  field: 'again',
  message: 'must be the same as the new password',
  holds: ({ pwd, again }: { pwd: string; again: string }) => pwd === again.normalize('NFC'),
}

/** The last step of a reset (query email, vcode). Until both are filled and equal nothing happens (specification, section 5). */
export function Component() {
  const { navigate } = useRemote()
  const [query] = useSearchParams()
  const [popup, setPopup] = useState<string>()
  const [changed, setChanged] = useState(false)
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ pwd: string; again: string }>({
    fields,
    rules: [same],
    defaults: { pwd: '', again: '' },
    submit: async ({ pwd }) => {
      const sent = { email: query.get('email') ?? '', vcode: query.get('vcode') ?? '', pwd }
      const outcome = await send(changePwd, sent)
      if (outcome.kind === 'ok') setChanged(true)
      else setPopup(failureText(outcome, texts.error))
    },
  })
  const home = () => navigate(paths.home, { replace: true })
  return (
    <Frame title="Enter new password">
      <form className={formClass} noValidate onSubmit={onSubmit}>
        <Field
          label="New password"
          required
          error={errorOf('pwd')}
          hint={`At least ${limits.password.least} characters.`}
        >
          <PasswordInput autoComplete="new-password" {...register('pwd')} />
        </Field>
        <Field label="Confirm password" required error={errorOf('again')}>
          <PasswordInput autoComplete="new-password" {...register('again')} />
        </Field>
        <Button type="submit" ready={ready} busy={busy} wide>
          Continue
        </Button>
      </form>
      <Dialog
        open={popup !== undefined}
        message={<p>{popup}</p>}
        closeLabel="Close"
        onClose={() => setPopup(undefined)}
      />
      <ChoiceDialog
        open={changed}
        message={<p>{texts.changed}</p>}
        onClose={home}
        actions={[
          { label: texts.goHome, onClick: home },
          {
            label: texts.goLogin,
            variant: 'primary',
            onClick: () => navigate(paths.login, { replace: true }),
          },
        ]}
      />
    </Frame>
  )
}
