import * as v from 'valibot'
import { defineCall } from './call'
import { Code, CodeOrLink, Email, Id, Instant, NewPassword, Nick, Password, requiredText } from './fields'
import { limits } from './limits'

/** The provider of a login by OpenID Connect, as a session names it. `token` is empty: the service keeps no token of a provider. */
export const Social = v.object({ type: v.string(), token: v.string(), name: v.string(), email: v.string() })
export type Social = v.InferOutput<typeof Social>

/** The session: answered by login and sign-up, and kept by the browser (specification, section 3). */
export const Session = v.object({
  logined: v.literal(true),
  email: v.string(),
  name: v.string(),
  nick: v.string(),
  api_token: v.string(),
  marker: v.string(),
  /** Null for a login by password or passkey. */
  social: v.nullable(Social),
  /** Present only for operators. */
  operator: v.optional(v.literal(true)),
  /** Present only in the answer of a login before the account is deleted: when that is. */
  deletion: v.optional(Instant),
})
export type Session = v.InferOutput<typeof Session>

export const Profile = v.object({ email: v.string(), name: v.string(), nick: v.string() })
export type Profile = v.InferOutput<typeof Profile>

const Nothing = v.optional(v.null())

export const login = defineCall({
  path: '/api/login',
  summary: 'Sign in with email and password',
  login: 'none',
  convention: 'truthy',
  request: v.object({ email: Email, password: Password }),
  success: Session,
  failures: { unknownEmail: 1, wrongPassword: 2 },
})

export const signup = defineCall({
  path: '/api/signup',
  summary: 'Open an account for an email that this browser has verified',
  login: 'none',
  convention: 'truthy',
  request: v.object({
    email: Email,
    username: requiredText(limits.name),
    nickname: Nick,
    password: NewPassword,
  }),
  success: Session,
  failures: { emailInUse: 1, emailNotVerified: 2 },
})

export const sendVCode = defineCall({
  path: '/api/sendVCode',
  summary: 'Send a sign-up code to an email',
  login: 'none',
  convention: 'zero',
  request: v.object({ email: Email }),
  success: Nothing,
  failures: { alreadyInUse: 1, cannotBeSent: 2 },
})

export const verifyCode = defineCall({
  path: '/api/verifyCode',
  summary: 'Check a code; data is 1 for right, 0 for wrong, expired or used',
  login: 'none',
  convention: 'zero',
  request: v.object({ email: Email, vcode: Code }),
  success: v.picklist([0, 1]),
  failures: {},
})

export const sendVCode2 = defineCall({
  path: '/api/sendVCode2',
  summary: 'Send a password reset code to a member',
  login: 'none',
  convention: 'zero',
  request: v.object({ email: Email }),
  success: Nothing,
  failures: { unknownEmail: 1 },
})

export const changePwd = defineCall({
  path: '/api/changePwd',
  summary:
    'Set a new password with a reset code or the secret of the mail’s link; every older token becomes invalid',
  login: 'none',
  convention: 'zero',
  request: v.object({ email: Email, vcode: CodeOrLink, pwd: NewPassword }),
  success: Nothing,
  failures: { wrongCode: 1 },
})

export const getProfile = defineCall({
  path: '/api/getProfile',
  summary: "The caller's own profile",
  login: 'bearer',
  reads: true,
  convention: 'zero',
  request: v.object({}),
  success: Profile,
  failures: {},
})

export const updateProfile = defineCall({
  path: '/api/updateProfile',
  summary: 'Change name, nick and, if given, the password; a new password invalidates every other token',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({
    username: requiredText(limits.name),
    nickname: Nick,
    password: v.optional(v.union([v.literal(''), NewPassword])),
  }),
  success: v.object({ ...Profile.entries, api_token: v.string() }),
  failures: { emailInUse: 1 },
})

export const session = defineCall({
  path: '/api/session',
  summary: 'Return the bearer to a page of the same origin that holds the session cookie',
  login: 'cookie',
  convention: 'truthy',
  request: v.object({}),
  success: Session,
  failures: {},
})

export const logout = defineCall({
  path: '/api/logout',
  summary: 'End the session of this browser: revoke its token and delete its cookies',
  login: 'cookie',
  convention: 'truthy',
  request: v.object({}),
  success: Nothing,
  failures: {},
})

/** One device on which a member is logged in. */
export const SignIn = v.object({
  id: v.number(),
  /** Such as Chrome; null if unknown. */
  browser: v.nullable(v.string()),
  /** Such as Windows; null if unknown. */
  system: v.nullable(v.string()),
  since: v.string(),
  /** Last use, to the hour. */
  used: v.string(),
  /** Whether this sign-in makes the call. */
  current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignIn>

export const signIns = defineCall({
  path: '/api/signIns',
  summary: 'The sign-ins of the caller: the current one first, then by last use',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.array(SignIn),
  failures: {},
})

export const endSignIn = defineCall({
  path: '/api/endSignIn',
  summary: 'End one sign-in of the caller',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ id: Id }),
  success: Nothing,
  failures: {},
})

export const endSignIns = defineCall({
  path: '/api/endSignIns',
  summary: 'End every sign-in of the caller, including the current one',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: Nothing,
  failures: {},
})
