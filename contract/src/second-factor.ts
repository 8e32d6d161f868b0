import * as v from 'valibot'
import { AuthenticatorResponse, CredentialId, WebAuthnJson } from './authenticator'
import { defineCall } from './call'
import { Password, requiredText } from './fields'

/** When the verification expires; ISO 8601. */
const Verified = v.object({ until: v.string() })

export const SecondFactor = v.object({
  passkeys: v.array(v.object({ id: v.string(), since: v.string(), used: v.nullable(v.string()) })),
  /** The number of unused recovery codes. */
  recoveryCodes: v.number(),
  /** Whether the operator may only read until a passkey is added. Absent from an older service. */
  required: v.optional(v.boolean()),
})
export type SecondFactor = v.InferOutput<typeof SecondFactor>

export const secondFactor = defineCall({
  path: '/api/secondFactor',
  summary: 'The passkeys of an operator, and the number of unused recovery codes',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: SecondFactor,
  failures: {},
})

export const passkeyOptions = defineCall({
  path: '/api/passkeyOptions',
  summary:
    'The challenge for an operator’s authenticator; adding the first passkey also requires the password',
  login: 'bearer',
  whileSuspended: true,
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
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ response: AuthenticatorResponse }),
  success: v.object({ recoveryCodes: v.array(v.string()) }),
  failures: { refused: 1 },
})

export const verifyPasskey = defineCall({
  path: '/api/verifyPasskey',
  summary: 'Verify an operator’s sign-in for 15 minutes with a passkey',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ response: AuthenticatorResponse }),
  success: Verified,
  failures: { refused: 1 },
})

export const verifyRecoveryCode = defineCall({
  path: '/api/verifyRecoveryCode',
  summary: 'Verify an operator’s sign-in for 15 minutes with a recovery code, which works once',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ code: requiredText(40) }),
  success: Verified,
  failures: { wrongCode: 1 },
})

export const removePasskey = defineCall({
  path: '/api/removePasskey',
  summary: 'Remove a passkey of an operator whose sign-in was verified in the last 15 minutes',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ id: CredentialId }),
  success: v.optional(v.null()),
  failures: {},
})
