import * as v from 'valibot'
import { defineCall } from './call'
import { Code, CodeOrLink, Email, Id, NewPassword, Nick, Password, requiredText } from './fields'
import { limits } from './limits'

/** A social login; none is offered yet, so sessions carry null. */
const Social = v.object({ type: v.string(), token: v.string(), name: v.string(), email: v.string() })

/** What login and sign-up answer and the browser keeps (specification, section 3). */
export const Session = v.object({
  logined: v.literal(true),
  email: v.string(),
  name: v.string(),
  nick: v.string(),
  api_token: v.string(),
  marker: v.string(),
  social: v.nullable(Social),
  /** Only for whom the command line made an operator. */
  operator: v.optional(v.literal(true)),
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
  summary: 'Check a code; data 1 means right, 0 means wrong, lapsed or used up',
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
  summary: 'Set a new password with a reset code or the secret of the mail’s link; every older token is void',
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
  convention: 'zero',
  request: v.object({}),
  success: Profile,
  failures: {},
})

export const updateProfile = defineCall({
  path: '/api/updateProfile',
  summary: 'Change name, nick and, where given, the password; a new password voids every other token',
  login: 'bearer',
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
  summary: 'Hand the bearer out anew to a page of the same origin that holds the session cookie',
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

/** One place where a member is logged in. */
export const SignIn = v.object({
  id: v.number(),
  /** Such as Chrome; null where the browser does not say. */
  browser: v.nullable(v.string()),
  /** Such as Windows. */
  system: v.nullable(v.string()),
  since: v.string(),
  /** When it was last used, to the hour. */
  used: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignIn>

export const signIns = defineCall({
  path: '/api/signIns',
  summary: 'Where the caller is logged in: the sign-in that asks first, then the last used',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({}),
  success: v.array(SignIn),
  failures: {},
})

export const endSignIn = defineCall({
  path: '/api/endSignIn',
  summary: 'End one sign-in of the caller',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ id: Id }),
  success: Nothing,
  failures: {},
})

export const endSignIns = defineCall({
  path: '/api/endSignIns',
  summary: 'End every sign-in of the caller, the one that asks among them',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({}),
  success: Nothing,
  failures: {},
})
