import * as v from 'valibot'
import { Session } from './accounts'
import { AuthenticatorResponse, CredentialId, WebAuthnJson } from './authenticator'
import { defineCall } from './call'
import { Instant, Password, visibleText } from './fields'
import { limits } from './limits'

/** A passkey with which a member logs in. */
export const OwnPasskey = v.object({
  id: v.string(),
  name: v.string(),
  since: Instant,
  /** The last login with it; null if there was none. */
  used: v.nullable(Instant),
})
export type OwnPasskey = v.InferOutput<typeof OwnPasskey>

export const ownPasskeys = defineCall({
  path: '/api/ownPasskeys',
  summary: 'The passkeys with which the caller can log in',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.array(OwnPasskey),
  failures: {},
})

export const ownPasskeyOptions = defineCall({
  path: '/api/ownPasskeyOptions',
  summary:
    'The challenge for a new passkey of the caller. Requires the password, or the answer of one of the caller’s passkeys to passkeyLoginOptions. Operators log in with their password',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ password: v.optional(Password), response: v.optional(AuthenticatorResponse) }),
  success: WebAuthnJson,
  failures: { wrongPassword: 1, refused: 2, tooManyPasskeys: 3, operator: 4 },
})

export const addOwnPasskey = defineCall({
  path: '/api/addOwnPasskey',
  summary:
    'Add a passkey with which the caller can log in, and mail about it. A name that another one has gets a number',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ name: visibleText(limits.passkeyName), response: AuthenticatorResponse }),
  success: v.optional(v.null()),
  failures: { refused: 1, tooManyPasskeys: 2, operator: 3 },
})

export const removeOwnPasskey = defineCall({
  path: '/api/removeOwnPasskey',
  summary: 'Remove a passkey with which the caller can log in, and mail about it',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ id: CredentialId }),
  success: v.optional(v.null()),
  failures: {},
})

export const passkeyLoginOptions = defineCall({
  path: '/api/passkeyLoginOptions',
  summary: 'The challenge for a login with a passkey, for this browser only and for five minutes',
  login: 'none',
  convention: 'truthy',
  request: v.object({}),
  success: WebAuthnJson,
  failures: {},
})

export const passkeyLogin = defineCall({
  path: '/api/passkeyLogin',
  summary: 'Sign in with a passkey, without email and password. Operators sign in with their password',
  login: 'none',
  convention: 'truthy',
  request: v.object({ response: AuthenticatorResponse }),
  success: Session,
  failures: { refused: 1, operator: 2 },
})
