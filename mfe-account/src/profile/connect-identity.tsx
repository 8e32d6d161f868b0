import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FoundIdentity, openidConnectOwn, openidFound, openidLoginPath } from '@within-reach/contract'
import { paths, send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useCall, useRemote } from '@within-reach/shared-core/react'
import { Button, buttonClass, Field, Notice } from '@within-reach/shared-ui'
import { useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import { PasswordInput } from '../frame/password-input'
import { openidTrouble } from '../login/use-openid-login'
import styles from './email-change.module.css'
import sections from './sign-ins.module.css'

export interface ConnectIdentityProps {
  readonly provider: string
  /** Whether the member comes back from the provider. */
  readonly isBack: boolean
  readonly onConnected: () => Promise<void>
  /** Reads again whether the account is connected: by a try whose answer was lost, it is. */
  readonly isConnected: () => Promise<boolean>
}

/** Leads a member to the OpenID Connect provider, and connects the account with who came back. */
export function ConnectIdentity({ provider, isBack, ...follows }: ConnectIdentityProps) {
  const { t } = useLingui()
  const { data: found, failure } = useCall(openidFound, isBack ? {} : undefined)
  if (isBack && found && found.leadsTo !== 'login') return <ConnectForm found={found} {...follows} />
  const trouble = found ? anotherAccount : openidTrouble.refused
  return (
    <>
      <p className={sections.lead}>
        <Trans>Not connected. You can connect a login with another email, too.</Trans>
      </p>
      <div className={styles.form}>
        {isBack && found !== undefined && <Notice tone="error">{t(trouble)}</Notice>}
        <FailureNotice failure={failure} />
        {/* It is a document of another site, so no page of ours opens it. */}
        <a
          className={buttonClass({ variant: 'secondary', wide: true })}
          href={`${openidLoginPath}?connect=yes`}
          target="_self"
        >
          <Trans>Connect with {provider}</Trans>
        </a>
      </div>
    </>
  )
}

interface ConnectFormProps extends Pick<ConnectIdentityProps, 'onConnected' | 'isConnected'> {
  readonly found: FoundIdentity
}

/** Asks for the password, so that a stolen session cannot add a login of its own. */
function ConnectForm({ found: { provider, name, email }, onConnected, isConnected }: ConnectFormProps) {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const [failure, setFailure] = useState<CommonFailure>()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ password: string }>({
    fields: openidConnectOwn.request.entries,
    defaults: { password: '' },
    async submit(fields) {
      setFailure(undefined)
      const outcome = await send(openidConnectOwn, fields)
      const isDone = outcome.kind === 'ok' || (outcome.kind === 'refused' && (await isConnected()))
      if (!isDone) return setFailure(outcome)
      // Nothing is unsaved any more.
      form.reset()
      await onConnected()
    },
  })
  const login = email || name || provider
  const isWrong = failure?.kind === 'wrongPassword'
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={sections.lead}>
        <Trans>Enter your password once, and log in with {login} from then on.</Trans>
      </p>
      <Field
        label={t`Your password`}
        error={errorOf('password') ?? (isWrong ? t`This is not your password.` : undefined)}
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {failure && !isWrong && <Notice tone="error">{t(textOf(failure))}</Notice>}
      <div className={styles.ends}>
        <Button type="submit" ready={ready} busy={busy} wide>
          <Trans>Connect</Trans>
        </Button>
        <Button variant="quiet" wide onClick={() => navigate(paths.profile, { replace: true })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

const anotherAccount = msg`Another account here is connected to this login.`

const texts: Readonly<Record<string, MessageDescriptor>> = openidTrouble

const textOf = (failure: CommonFailure): MessageDescriptor =>
  texts[failure.kind] ?? failureCause(failure) ?? msg`This did not work. Try again.`
