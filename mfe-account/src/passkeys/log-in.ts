import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { type Outcome, passkeyLogin, passkeyLoginOptions } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { sign } from './ceremonies'

/** Where the passkey is chosen: in the browser's question after a press of the button, or in the list of the email field. */
export type Way = 'button' | 'field'

export type LoginOutcome =
  | Outcome<typeof passkeyLogin>
  | Exclude<Outcome<typeof passkeyLoginOptions>, { readonly kind: 'ok' }>
  /** No passkey was chosen. */
  | { readonly kind: 'dismissed' }

/** Logs in with a passkey. */
export async function logInWithPasskey(way: Way): Promise<LoginOutcome> {
  if (way === 'field' && !(await browserSupportsWebAuthnAutofill())) return { kind: 'dismissed' }
  const options = await send(passkeyLoginOptions, {})
  if (options.kind !== 'ok') return options
  const response = await sign(options.data, way === 'field')
  return response === undefined ? { kind: 'dismissed' } : send(passkeyLogin, { response })
}
