import type { Row } from '../row'

export const account = [
  {
    id: '2.login.sign-in',
    sentence: 'Email and password sign in.',
    shownBy: ['mfe-account › the login page › signs in, also with Enter in the password'],
  },
  {
    id: '2.login.enter',
    sentence: 'Enter in the password submits.',
    shownBy: ['mfe-account › the login page › signs in, also with Enter in the password'],
  },
  {
    id: '2.login.remember-me',
    sentence: 'Remember me is shown and has no effect.',
    shownBy: ['mfe-account › the login page › shows "Remember me", which changes nothing'],
  },
  {
    id: '2.login.forgot',
    sentence: 'Forgot password leads to the reset.',
    shownBy: ['e2e › somebody resets a forgotten password'],
  },
  {
    id: '2.login.signup-link',
    sentence: 'A link leads to sign-up.',
    shownBy: ['e2e › a visitor who wants to post is led to login and back'],
  },
  {
    id: '2.login.sent-home',
    sentence: 'Who is logged in already is sent home.',
    shownBy: [
      'mfe-account › the login page › sends a member home who comes here',
      'e2e › a logged-in visitor of the login page is sent home',
    ],
  },
  {
    id: '2.signup.send-code',
    sentence: 'A button beside the email sends the code, and says so.',
    shownBy: [
      'mfe-account › the sign-up page › says that a code was sent, and offers another one only after a minute',
    ],
  },
  {
    id: '2.signup.verify',
    sentence: 'The code is verified by its own button.',
    shownBy: ['mfe-account › the sign-up page › locks a verified email, opens the account and congratulates'],
  },
  {
    id: '2.signup.fields',
    sentence: 'Name, Nick Name, Password and Re-type Password are asked for.',
    shownBy: [
      'mfe-account › the checks of sign-up › let a complete form through',
      'e2e › somebody joins with a code that came by mail, and stays logged in: after a reload and in a second tab',
    ],
  },
  {
    id: '2.signup.policies',
    sentence: 'Privacy Policy and Terms of Use are agreed to or declined, each on its own.',
    shownBy: ['mfe-account › the checks of sign-up › take %s for no agreement'],
  },
  {
    id: '2.signup.success',
    sentence: 'Success congratulates and offers Go home.',
    shownBy: ['mfe-account › the sign-up page › locks a verified email, opens the account and congratulates'],
  },
  {
    id: '2.reset.recover',
    sentence: 'Recover Password sends a code to the email and goes on to the code page.',
    shownBy: ['mfe-account › a password reset › sends a code and goes on to the code page'],
  },
  {
    id: '2.reset.code',
    sentence: 'Verify and Proceed goes on with the right five digits.',
    shownBy: ['mfe-account › a password reset › goes on to the new password with a right code'],
  },
  {
    id: '2.reset.retry',
    sentence: 'Retry leads back to the reset page.',
    shownBy: ['mfe-account › the code page › leads back to the reset page with Retry'],
  },
  {
    id: '2.reset.new-password',
    sentence: 'Continue sets the new password.',
    shownBy: ['mfe-account › the new password › is set once both are the same, and says so'],
  },
  {
    id: '2.reset.success',
    sentence: 'Success offers Go home and Go log-in.',
    shownBy: [
      'mfe-account › the new password › is set once both are the same, and says so',
      'e2e › somebody resets a forgotten password',
    ],
  },
  {
    id: '2.profile.email',
    sentence: 'The email of the profile is for reading only.',
    shownBy: [
      'mfe-account › the profile page › shows what is stored, the email for reading only, and agrees to both policies',
    ],
  },
  {
    id: '2.profile.fields',
    sentence: 'Name, Nick Name and a new password, typed twice, can be changed.',
    shownBy: [
      'mfe-account › the profile page › sends no password that was not typed, says what happened, and tells the session',
      'mfe-account › the checks of the profile › say of %s, with everything after it wrong too: "%s"',
    ],
  },
  {
    id: '2.profile.agree-default',
    sentence: 'Both policies are agreed to by default.',
    shownBy: [
      'mfe-account › the profile page › shows what is stored, the email for reading only, and agrees to both policies',
    ],
  },
  {
    id: '2.profile.success',
    sentence: 'Update Profile ends with "Your profile info has been changed." and OK.',
    shownBy: [
      'mfe-account › the profile page › sends no password that was not typed, says what happened, and tells the session',
    ],
  },
] as const satisfies readonly Row[]
