import { msg } from '@lingui/core/macro'
import type { Check } from '../frame/ordered-checks'

/** The values of the sign-up form. */
export interface SignupValues {
  readonly email: string
  readonly code: string
  readonly username: string
  readonly nickname: string
  readonly password: string
  readonly retyped: string
  readonly privacy: string
  readonly terms: string
  readonly verified: boolean
}

/** The typed values. `verifiedEmail` is no field: the email that was verified, so that the draft keeps it; empty before. */
export type SignupForm = Omit<SignupValues, 'verified'> & { readonly verifiedEmail: string }

/** Whether an Agree or Decline choice is Agree. */
export const agrees = (choice: string): boolean => choice === 'agree'

/** Checked in this order. Each failure is a popup with exactly this text (specification, section 5). */
export const checks: readonly Check<SignupValues, Exclude<keyof SignupValues, 'verified'>>[] = [
  { field: 'email', holds: ({ email }) => email.trim() !== '', popup: msg`Email already in use` },
  { field: 'code', holds: ({ verified }) => verified, popup: msg`Verify your Email` },
  { field: 'username', holds: ({ username }) => username.trim() !== '', popup: msg`Check your Name` },
  { field: 'nickname', holds: ({ nickname }) => nickname.trim() !== '', popup: msg`Check your Nick Name` },
  { field: 'password', holds: ({ password }) => password !== '', popup: msg`Check your password` },
  { field: 'privacy', holds: ({ privacy }) => agrees(privacy), popup: msg`Please Agree to Privacy Policy` },
  { field: 'terms', holds: ({ terms }) => agrees(terms), popup: msg`Please Agree to Terms of Use` },
  {
    field: 'retyped',
    holds: ({ password, retyped }) => password === retyped,
    popup: msg`Check your password`,
  },
]
