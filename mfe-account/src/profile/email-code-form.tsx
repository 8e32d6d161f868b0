import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { confirmEmail, type Profile, session } from '@within-reach/contract'
import { mayBeDone, send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useRemote } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import styles from './email-change.module.css'

export interface CodeFormProps {
  /** The address to which the code was mailed. */
  readonly sentTo: string
  readonly onChanged: (email: string) => void
  /** An account got the address meanwhile. */
  readonly onTaken: () => void
  /** The member wants another address, or another code. */
  readonly onOther: () => void
}

/** The code from the mail to the new address. */
export function CodeForm({ sentTo, onChanged, onTaken, onOther }: CodeFormProps) {
  const { t } = useLingui()
  const { account } = useRemote()
  const [failure, setFailure] = useState<CommonFailure>()
  /** Whether the answer to an earlier try was lost. */
  const isUnanswered = useRef(false)
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ vcode: string }>({
    fields: confirmEmail.request.entries,
    defaults: { vcode: '' },
    async submit(fields) {
      setFailure(undefined)
      const outcome = await send(confirmEmail, fields)
      const changed = outcome.kind === 'ok' ? outcome.data : await changedBefore(outcome.kind)
      if (changed) {
        const { email, name, nick, api_token: token } = changed
        // Nothing is unsaved any more.
        form.reset()
        account?.profileChanged({ email, name, nick }, token)
        return onChanged(email)
      }
      isUnanswered.current ||= mayBeDone(outcome)
      switch (outcome.kind) {
        case 'emailInUse':
          form.reset()
          return onTaken()
        default:
          setFailure(outcome)
      }
    },
  })
  /** The change that an earlier try made, whose answer was lost: a code can be used once. */
  async function changedBefore(
    kind: string,
  ): Promise<(Profile & { readonly api_token: string }) | undefined> {
    if (kind !== 'wrongCode' || !isUnanswered.current) return undefined
    const now = await send(session, {})
    return now.kind === 'ok' && now.data.email === sentTo ? now.data : undefined
  }
  const wrong = failure?.kind === 'wrongCode' ? msg`This code is wrong or no longer valid.` : undefined
  const text = failure && (wrong ?? failureCause(failure) ?? msg`This did not work. Try again.`)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={t`Code`}
        hint={t`From the mail to ${sentTo}. It is valid for 10 minutes.`}
        error={errorOf('vcode') ?? (text && t(text))}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" {...register('vcode')} />
      </Field>
      <div className={styles.ends}>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Change my email</Trans>
        </Button>
        <Button variant="quiet" wide onClick={onOther}>
          <Trans>Start again</Trans>
        </Button>
      </div>
    </form>
  )
}
