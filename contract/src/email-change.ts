import * as v from 'valibot'
import { Profile } from './accounts'
import { defineCall } from './call'
import { Code, Email, Instant, Password } from './fields'

export const emailChange = defineCall({
  path: '/api/emailChange',
  summary: 'The new email of the caller that waits for its code; null if there is none',
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.nullable(v.object({ email: v.string(), until: Instant })),
  failures: {},
})

export const changeEmail = defineCall({
  path: '/api/changeEmail',
  summary:
    'Ask to change the email of the caller: mails a code to the new address and a warning to the old one. The answer is the same whether or not the new address has an account',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ email: Email, password: Password }),
  success: v.object({ until: Instant }),
  failures: { wrongPassword: 1, sameEmail: 2, cannotBeSent: 3 },
})

export const confirmEmail = defineCall({
  path: '/api/confirmEmail',
  summary:
    'Change the email of the caller with the code from the mail; every other token becomes invalid. The mail to the old address has a link that takes the change back for a week',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ vcode: Code }),
  success: v.object({ ...Profile.entries, api_token: v.string() }),
  failures: { wrongCode: 1, emailInUse: 2 },
})
