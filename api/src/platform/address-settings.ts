import { limits } from '@within-reach/contract'
import * as v from 'valibot'

/** An email address of this site. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.rfcEmail('must be an email address'),
  v.maxLength(limits.email),
)
const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || (URL.canParse(text) && protocols.includes(new URL(text).protocol)),
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  )
/** An address of another service, with one of these protocols; '' if there is none. */
export const optionalUrl = (...protocols: string[]) => v.optional(url(...protocols), '')
