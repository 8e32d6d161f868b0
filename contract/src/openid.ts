import * as v from 'valibot'
import { Session } from './accounts'
import { defineCall } from './call'
import { Instant, Password } from './fields'

/**
 * Where a browser goes to log in by the OpenID Connect provider. `next` is the page to go to afterwards. With `connect=yes` it comes back
 * to the profile, to connect the account of who is logged in.
 */
export const openidLoginPath = '/openid/login'

/** Where the provider sends the browser back. The owner registers this address there. */
export const openidCallbackPath = '/openid/callback'

/** What a provider said of the person who came back from it (OpenID Connect Core 1.0, section 5.1). */
export const FoundIdentity = v.object({
  /** The name of the provider, as on the button. */
  provider: v.string(),
  name: v.string(),
  email: v.string(),
  /**
   * What it leads to: `login` to an account that it is connected to, `connect` to one with the same email, which the password opens
   * first, `sign-up` to a new account. `unverified`: the provider did not verify the email, so it leads nowhere. `held`: an account has
   * left this email within the week, and can take it back.
   */
  leadsTo: v.picklist(['login', 'connect', 'sign-up', 'unverified', 'held']),
})
export type FoundIdentity = v.InferOutput<typeof FoundIdentity>

export const openidFound = defineCall({
  path: '/api/openidFound',
  summary:
    'What the OpenID Connect provider said of the person in this browser; null if nothing, or over ten minutes ago',
  login: 'none',
  convention: 'truthy',
  request: v.object({}),
  success: v.nullable(FoundIdentity),
  failures: {},
})

export const openidLogin = defineCall({
  path: '/api/openidLogin',
  summary: 'Sign in as the member whose account is connected to the identity that this browser brought back',
  login: 'none',
  convention: 'truthy',
  request: v.object({}),
  success: Session,
  failures: { refused: 1, operator: 2 },
})

export const openidConnect = defineCall({
  path: '/api/openidConnect',
  summary:
    'Connect the identity that this browser brought back to the account with the same email, and sign in',
  login: 'none',
  convention: 'truthy',
  request: v.object({ password: Password }),
  success: Session,
  // The last one: the account is connected to another identity at the provider.
  failures: { refused: 1, operator: 2, wrongPassword: 3, otherIdentity: 4 },
})

export const openidConnectOwn = defineCall({
  path: '/api/openidConnectOwn',
  summary: "Connect the identity that this browser brought back to the caller's account, whatever its email",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ password: Password }),
  success: v.optional(v.null()),
  failures: { refused: 1, operator: 2, wrongPassword: 3, otherIdentity: 4 },
})

/** A provider with which a member logs in. */
export const ConnectedIdentity = v.object({
  provider: v.string(),
  /** At the provider. */
  email: v.string(),
  since: Instant,
})
export type ConnectedIdentity = v.InferOutput<typeof ConnectedIdentity>

export const openidConnected = defineCall({
  path: '/api/openidConnected',
  summary: 'The identity at the OpenID Connect provider with which the caller logs in; null without one',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.nullable(ConnectedIdentity),
  failures: {},
})

export const openidDisconnect = defineCall({
  path: '/api/openidDisconnect',
  summary: 'Log in with the OpenID Connect provider no longer',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.optional(v.null()),
  failures: {},
})
