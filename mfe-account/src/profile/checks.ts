import { msg } from '@lingui/core/macro'
import type { Check } from '../frame/ordered-checks'
import { agrees } from '../signup/checks'

/** The values of the profile form. */
export interface ProfileValues {
  readonly username: string
  readonly nickname: string
  readonly password: string
  readonly retyped: string
  readonly privacy: string
  readonly terms: string
}

/** Checked in this order. Each failure is a popup with exactly this text (specification, section 5). */
export const checks: readonly Check<ProfileValues>[] = [
  { field: 'username', holds: ({ username }) => username.trim() !== '', popup: msg`Check your Name` },
  { field: 'nickname', holds: ({ nickname }) => nickname.trim() !== '', popup: msg`Check your Nick Name` },
  { field: 'privacy', holds: ({ privacy }) => agrees(privacy), popup: msg`Please Agree to Privacy Policy` },
  { field: 'terms', holds: ({ terms }) => agrees(terms), popup: msg`Please Agree to Terms of Use` },
  {
    field: 'retyped',
    holds: ({ password, retyped }) => password === '' || password === retyped,
    popup: msg`Check your password`,
  },
]
