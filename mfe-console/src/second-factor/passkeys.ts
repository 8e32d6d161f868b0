import { type AnyOutcome, passkeyOptions, registerPasskey, verifyPasskey } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** The outcome of a step with a passkey. */
export type PasskeyOutcome<Done> =
  | { readonly kind: 'done'; readonly data: Done }
  | { readonly kind: 'wrong-password' }
  /** The person dismissed the browser's dialog, or the passkey was refused. */
  | { readonly kind: 'refused' }
  /** The service did not do its part. */
  | { readonly kind: 'failed'; readonly failure: AnyOutcome['kind'] }

const failedBy = ({ kind }: AnyOutcome) => ({ kind: 'failed', failure: kind }) as const

/**
 * Whether this browser can create a passkey for this site, which needs a host name (Web Authentication, section 5.1.3).
 */
export const canUsePasskeys = ({ location }: Window = window): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^(?:[\d.]+|\[.*\])$/.test(location.hostname)

/** Adds a passkey. The answer to the first one contains the recovery codes. */
export async function addPasskey(password: string): Promise<PasskeyOutcome<readonly string[]>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await send(passkeyOptions, { to: 'register', ...(password !== '' && { password }) })
  if (options.kind === 'wrongPassword') return { kind: 'wrong-password' }
  if (options.kind !== 'ok') return failedBy(options)
  const optionsJSON = options.data as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(() => undefined)
  if (!response) return { kind: 'refused' }
  const outcome = await send(registerPasskey, { response: JSON.stringify(response) })
  if (outcome.kind === 'ok') return { kind: 'done', data: outcome.data.recoveryCodes }
  return outcome.kind === 'refused' ? { kind: 'refused' } : failedBy(outcome)
}

/** Verifies this sign-in with a passkey. */
export async function verifyByPasskey(): Promise<PasskeyOutcome<undefined>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await send(passkeyOptions, { to: 'verify' })
  if (options.kind !== 'ok') return failedBy(options)
  const optionsJSON = options.data as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => undefined)
  if (!response) return { kind: 'refused' }
  const outcome = await send(verifyPasskey, { response: JSON.stringify(response) })
  if (outcome.kind === 'ok') return { kind: 'done', data: undefined }
  return outcome.kind === 'refused' ? { kind: 'refused' } : failedBy(outcome)
}
