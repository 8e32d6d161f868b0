import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AnyOutcome, passkeyLogin, passkeyLoginOptions, type Session } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { failureText, type PopupText } from '../frame/failure-text'
import { sign } from './ceremonies'

/** Where the passkey is chosen: in the browser's question after a press of the button, or in the list of the email field. */
export type Way = 'button' | 'field'

/** A login with a passkey: the session, or what to tell the person. Nothing is told to who types a password instead. */
export interface LoginWithPasskey {
  readonly session?: Session
  readonly trouble?: PopupText
}

/** Logs in with a passkey. */
export async function logInWithPasskey(way: Way): Promise<LoginWithPasskey> {
  const isInField = way === 'field'
  if (isInField && !(await browserSupportsWebAuthnAutofill())) return {}
  const options = await send(passkeyLoginOptions, {})
  if (options.kind !== 'ok') return isInField ? {} : { trouble: textOf(options) }
  const response = await sign(options.data, isInField)
  if (response === undefined) return isInField ? {} : { trouble: texts.dismissed }
  const outcome = await send(passkeyLogin, { response })
  return outcome.kind === 'ok' ? { session: outcome.data } : { trouble: textOf(outcome) }
}

const texts = {
  dismissed: msg`No passkey was used. If this device has none for this site, log in with your password.`,
  refused: msg`This passkey was not accepted. Try again, or log in with your password.`,
  operator: msg`Operators of the site log in with their password.`,
} satisfies Readonly<Record<string, MessageDescriptor>>

const textOf = (failure: AnyOutcome): PopupText =>
  failure.kind === 'refused' || failure.kind === 'operator'
    ? texts[failure.kind]
    : failureText(failure, msg`This did not work. Try again.`)
