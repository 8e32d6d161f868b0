import type { Row } from '../row'

export const validation = [
  {
    id: '5.signup.order',
    sentence: 'The checks of sign-up go from top to bottom, and the first that fails is shown as a popup.',
    shownBy: [
      'mfe-account › the checks of sign-up › say of %s, with everything after it wrong too: "%s"',
      'mfe-account › the sign-up page › shows the first failing check as a popup and makes no request',
    ],
  },
  {
    id: '5.signup.email-empty',
    sentence: 'An empty email gives "Email already in use".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of an empty email, with everything after it wrong too: "Email already in use"',
    ],
  },
  {
    id: '5.signup.email-unverified',
    sentence: 'An email that is not verified gives "Verify your Email".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of an email that is not verified, with everything after it wrong too: "Verify your Email"',
    ],
  },
  {
    id: '5.signup.name',
    sentence: 'An empty Name gives "Check your Name".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of an empty name, with everything after it wrong too: "Check your Name"',
    ],
  },
  {
    id: '5.signup.nick',
    sentence: 'An empty Nick Name gives "Check your Nick Name".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of an empty nick name, with everything after it wrong too: "Check your Nick Name"',
    ],
  },
  {
    id: '5.signup.password-empty',
    sentence: 'An empty password gives "Check your password".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of an empty password, with everything after it wrong too: "Check your password"',
    ],
  },
  {
    id: '5.signup.privacy',
    sentence:
      'Without agreement to the Privacy Policy, no choice or Decline, it gives "Please Agree to Privacy Policy".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of no choice for the privacy policy, with everything after it wrong too: "Please Agree to Privacy Policy"',
      'mfe-account › the checks of sign-up › take %s for no agreement',
    ],
  },
  {
    id: '5.signup.terms',
    sentence:
      'Without agreement to the Terms, no choice or Decline, it gives "Please Agree to Terms of Use".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of no choice for the terms, with everything after it wrong too: "Please Agree to Terms of Use"',
      'mfe-account › the checks of sign-up › take %s for no agreement',
    ],
  },
  {
    id: '5.signup.retyped',
    sentence: 'A password that differs from the re-typed one gives "Check your password".',
    shownBy: [
      'mfe-account › the checks of sign-up › say of a password that was re-typed differently, with everything after it wrong too: "Check your password"',
    ],
  },
  {
    id: '5.signup.api-verified',
    sentence: 'The service opens no account for an email that was not verified.',
    shownBy: [
      'api › signing up › is refused without a code, also to whoever only knows that someone else verified the email',
    ],
  },
  {
    id: '5.code.five-digits',
    sentence: 'A verification code has five digits.',
    shownBy: [
      'api › asking for a sign-up code › mails five digits that are valid for ten minutes',
      'api › entering a sign-up code › names the code when it is %s',
      'mfe-account › the sign-up page › tries no code that is not whole, and shows that it is missing',
    ],
  },
  {
    id: '5.new-password',
    sentence: 'A new password is not empty and equals its confirmation; otherwise nothing is sent, silently.',
    shownBy: [
      'mfe-account › the new password › that differs from its confirmation is silently not sent, and focus shows where',
    ],
  },
  {
    id: '5.long.required',
    sentence: 'The long-term form needs name, email, length of stay, visa, admission, area and budget.',
    shownBy: [
      'mfe-askreach › the long-term form › is sent once everything required is there, says thanks and is emptied',
      'api › an inquiry that breaks a rule › about a long stay has its %s named: %s',
    ],
  },
  {
    id: '5.long.silent',
    sentence: 'Where something required is missing nothing is sent, and no popup comes.',
    shownBy: [
      'mfe-askreach › the long-term form › that lacks something makes no request and leads to the first thing that is missing',
    ],
  },
  {
    id: '5.long.optional',
    sentence: 'Phone, nationality, gender and reasons are optional.',
    shownBy: [
      'mfe-askreach › the long-term form › is sent once everything required is there, says thanks and is emptied',
    ],
  },
  {
    id: '5.short.required',
    sentence: 'The short-term form needs name, email, both dates and a place.',
    shownBy: [
      'api › an inquiry that breaks a rule › about a short stay has its %s named: %s',
      'mfe-askreach › the short-term form › takes a stay by the hour, which ends on the day it starts, but none that ends before',
    ],
  },
  {
    id: '5.other.required',
    sentence: 'Another request needs subject and text.',
    shownBy: ['api › an inquiry that breaks a rule › about anything else has its %s named'],
  },
  {
    id: '5.message.text',
    sentence: 'Send is active only when there is a text.',
    shownBy: ['mfe-messages › Send › %s is grey until there is a text, and sends nothing before'],
  },
  {
    id: '5.post.required',
    sentence: 'A roommate ad and an offer need a region, a location, a subject and a description.',
    shownBy: [
      'mfe-userspace › the editor at %s › is grey until every field is there, then publishes and leads to the board',
      'mfe-userspace › the editor at %s › leads from its grey button to the first field that is missing, and sends nothing',
      'api › publishing › names the field %s of %s',
    ],
  },
  {
    id: '5.post.placeholder',
    sentence: 'The placeholder is no region.',
    shownBy: ['mfe-userspace › the region of a new post › is to be chosen: a placeholder stands first'],
  },
  {
    id: '5.post.image-optional',
    sentence: 'Pictures are optional.',
    shownBy: [
      'mfe-userspace › the editor at %s › is grey until every field is there, then publishes and leads to the board',
    ],
  },
  {
    id: '5.jobs.required',
    sentence: 'A job needs region, location, subject and description; its status is not checked.',
    shownBy: [
      'mfe-userspace › a new job › with the status %s is sent with "%s"',
      'contract › the fields of a call › of a job may leave the status out',
    ],
  },
  {
    id: '5.question.required',
    sentence: 'A question needs subject and description.',
    shownBy: [
      'mfe-userspace › the editor at %s › is grey until every field is there, then publishes and leads to the board',
      'mfe-userspace › the region of a new post › is not asked of a question',
    ],
  },
  {
    id: '5.profile.order',
    sentence: 'The checks of the profile go from top to bottom: name, nick, privacy, terms, password.',
    shownBy: [
      'mfe-account › the checks of the profile › say of %s, with everything after it wrong too: "%s"',
    ],
  },
  {
    id: '5.profile.name',
    sentence: 'An empty name gives "Check your Name".',
    shownBy: [
      'mfe-account › the checks of the profile › say of %s, with everything after it wrong too: "Check your Name"',
    ],
  },
  {
    id: '5.profile.nick',
    sentence: 'An empty nickname gives "Check your Nick Name".',
    shownBy: [
      'mfe-account › the checks of the profile › say of %s, with everything after it wrong too: "Check your Nick Name"',
    ],
  },
  {
    id: '5.profile.privacy',
    sentence: 'Without agreement to the Privacy Policy it gives "Please Agree to Privacy Policy".',
    shownBy: [
      'mfe-account › the checks of the profile › say of %s, with everything after it wrong too: "Please Agree to Privacy Policy"',
    ],
  },
  {
    id: '5.profile.terms',
    sentence: 'Without agreement to the Terms it gives "Please Agree to Terms of Use".',
    shownBy: [
      'mfe-account › the checks of the profile › say of %s, with everything after it wrong too: "Please Agree to Terms of Use"',
    ],
  },
  {
    id: '5.profile.password',
    sentence: 'A password that differs from the re-typed one gives "Check your password".',
    shownBy: [
      'mfe-account › the checks of the profile › say of %s, with everything after it wrong too: "Check your password"',
    ],
  },
  {
    id: '5.profile.password-optional',
    sentence: 'The password is sent only where one was typed.',
    shownBy: [
      'mfe-account › the profile page › sends no password that was not typed, says what happened, and tells the session',
    ],
  },
  {
    id: '5.login-required',
    sentence: 'Commenting and deleting need a login.',
    shownBy: [
      'mfe-userspace › leaving a comment › asks a visitor to log in, and keeps what they wrote until they are back',
      'api › deleting a comment › is not for the author of the post, nor for visitors',
    ],
  },
] as const satisfies readonly Row[]
