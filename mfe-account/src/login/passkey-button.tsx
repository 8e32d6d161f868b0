import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@within-reach/shared-ui'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import type { PasskeyLogin } from './use-passkey-login'

/** Logs in with a passkey, and says what went wrong. */
export function PasskeyButton({ offered, busy, failure, press }: PasskeyLogin) {
  const { t } = useLingui()
  if (!offered) return null
  return (
    <>
      <Button variant="secondary" busy={busy} wide onClick={() => void press()}>
        <Trans>Log in with a passkey</Trans>
      </Button>
      {failure && <Notice tone="error">{t(textOf(failure))}</Notice>}
    </>
  )
}

const texts: Readonly<Record<string, MessageDescriptor>> = {
  dismissed: msg`No passkey was used. If this device has none for this site, log in with your password.`,
  refused: msg`This passkey was not accepted. Try again.`,
  operator: msg`Operators of the site log in with their password.`,
}

const textOf = (failure: CommonFailure): MessageDescriptor =>
  texts[failure.kind] ?? failureCause(failure) ?? msg`This did not work. Try again.`
