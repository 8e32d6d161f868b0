import * as v from 'valibot'
import { requiredText } from './fields'
import { plainText } from './text'

/** Web Authentication JSON, as @simplewebauthn reads and writes it. */
export const WebAuthnJson = v.looseObject({})

/** The id of a credential, base64url. */
export const CredentialId = requiredText(1400)

/** Longer than any authenticator response without attestation. */
const maxCharacters = 20_000

/** What an authenticator answers, as JSON. */
export const AuthenticatorResponse = v.pipe(
  requiredText(maxCharacters),
  v.parseJson(undefined, 'must be JSON'),
  v.looseObject({ id: plainText, rawId: v.string(), response: v.looseObject({}) }),
)
