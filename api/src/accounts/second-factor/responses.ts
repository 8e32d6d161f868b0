import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyRow } from './queries'
import type { RelyingParty } from './relying-party'
import { webauthn } from './webauthn'

/** An authenticator's response. The contract parses its outer fields, the library parses the rest. */
type Untrusted = Readonly<Record<string, unknown>>

/** What an authenticator must have done. */
interface Demanded {
  /** It recognised the person, by a PIN or a finger. For a second factor their presence is enough. */
  readonly verified: boolean
}
const onlyPresence: Demanded = { verified: false }

/** A new passkey. */
export interface NewPasskey extends Pick<PasskeyRow, 'id' | 'public_key' | 'transports'> {
  readonly counter: number
}

/** The passkey in an authenticator's response; undefined if it does not match the challenge. */
export async function readNewPasskey(
  response: Untrusted,
  expectedChallenge: string,
  { origin, id }: RelyingParty,
  { verified }: Demanded = onlyPresence,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const read = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: verified,
  }).catch(() => undefined)
  if (!read?.verified) return undefined
  const { credential } = read.registrationInfo
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
  }
}

/**
 * Verifies an authenticator's signature.
 * @returns the passkey's new counter; undefined if the response does not match the challenge, or a copy of the passkey was
 * used before
 */
export async function readAssertion(
  response: Untrusted,
  expectedChallenge: string,
  { origin, id }: RelyingParty,
  key: PasskeyRow,
  { verified }: Demanded = onlyPresence,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const read = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: verified,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
      transports: key.transports,
    },
  }).catch(() => undefined)
  return read?.verified ? read.authenticationInfo.newCounter : undefined
}
