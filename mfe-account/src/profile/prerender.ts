import { getProfile, type Profile, successAnswer } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

const sample: Profile = {
  email: 'email-of-the-profile',
  name: 'name-of-the-profile',
  nick: 'nick-of-the-profile',
}

/** The stored profile in its form. Without the answer of its read, the form is a skeleton. */
export const ownProfile: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  optionalReads: [getProfile.path],
  slots: { [sample.email]: 'email', [sample.name]: 'name', [sample.nick]: 'nick' },
  aspects: [[{ email: true }, { email: null }]],
  answers: ({ email }) =>
    email ? [{ path: getProfile.path, fields: {}, answer: successAnswer(getProfile, sample) }] : [],
}
