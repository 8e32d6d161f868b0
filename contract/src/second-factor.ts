import * as v from 'valibot'
import { defineCall } from './call'
import { Password, requiredText } from './fields'

/** JSON of the Web Authentication API, as @simplewebauthn writes and reads it. */
const WebAuthnJson = v.looseObject({})

/** Longer than any answer of an authenticator without an attestation of its maker. */
const mostCharacters = 20_000
const AuthenticatorResponse = v.pipe(
  requiredText(mostCharacters),
  v.parseJson(undefined, 'must be JSON'),
  v.looseObject({ id: v.string(), rawId: v.string(), response: v.looseObject({}) }),
)

/** Until when the sign-in counts as verified; ISO 8601. */
const Verified = v.object({ until: v.string() })

export const SecondFactor = v.object({
  passkeys: v.array(v.object({ id: v.string(), since: v.string(), used: v.nullable(v.string()) })),
  /** How many recovery codes are left. */
  recoveryCodes: v.number(),
})
export type SecondFactor = v.InferOutput<typeof SecondFactor>

export const secondFactor = defineCall({
  path: '/api/secondFactor',
  summary: 'The passkeys of an operator, and how many recovery codes are left',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({}),
  success: SecondFactor,
  failures: {},
})

export const passkeyOptions = defineCall({
  path: '/api/passkeyOptions',
  summary: 'What an operator’s authenticator is asked to sign; the first passkey takes the password as well',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({
    to: v.picklist(['register', 'verify'], 'must be register or verify'),
    password: v.optional(Password),
  }),
  success: WebAuthnJson,
  failures: { wrongPassword: 1, noPasskey: 2 },
})

export const registerPasskey = defineCall({
  path: '/api/registerPasskey',
  summary: 'Add a passkey to an operator’s account; the first one comes with recovery codes, shown once',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ response: AuthenticatorResponse }),
  success: v.object({ recoveryCodes: v.array(v.string()) }),
  failures: { refused: 1 },
})

export const verifyPasskey = defineCall({
  path: '/api/verifyPasskey',
  summary: 'Verify an operator’s sign-in with a passkey for 15 minutes',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ response: AuthenticatorResponse }),
  success: Verified,
  failures: { refused: 1 },
})

export const verifyRecoveryCode = defineCall({
  path: '/api/verifyRecoveryCode',
  summary: 'Verify an operator’s sign-in with a recovery code, which is used up, for 15 minutes',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ code: requiredText(40) }),
  success: Verified,
  failures: { wrongCode: 1 },
})

export const removePasskey = defineCall({
  path: '/api/removePasskey',
  summary: 'Remove a passkey of an operator whose sign-in was verified within 15 minutes',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ id: requiredText(1400) }),
  success: v.optional(v.null()),
  failures: {},
})
