import type { Row } from '../row'

export const errors = [
  {
    id: '8.login.email',
    sentence: 'Login: code 1 gives "Check your Email", closed by Confirm.',
    shownBy: [
      'mfe-account › the login page › says, where the login ends as unknownEmail, "Check your Email", until Confirm is pressed',
    ],
  },
  {
    id: '8.login.password',
    sentence: 'Login: any other failure gives "Check your Password", closed by Confirm.',
    shownBy: [
      'mfe-account › the login page › says, where the login ends as wrongPassword, "Check your Password", until Confirm is pressed',
      'mfe-account › the login page › says, where the login ends as failed, "Check your Password", until Confirm is pressed',
    ],
  },
  {
    id: '8.signup.in-use-inline',
    sentence: 'Sending a code to an email in use says so beside the field.',
    shownBy: ['mfe-account › the sign-up page › says inline that an email is in use'],
  },
  {
    id: '8.signup.sent',
    sentence: 'A code that was sent is told: "Your verification code has been sent".',
    shownBy: [
      'mfe-account › the sign-up page › says that a code was sent, and offers another one only after a minute',
    ],
  },
  {
    id: '8.signup.wrong-code',
    sentence: 'A wrong code gives "Incorrect Code".',
    shownBy: ['mfe-account › the sign-up page › says Incorrect Code of a wrong one, and takes the next'],
  },
  {
    id: '8.signup.in-use',
    sentence: 'Sign-up with an email in use gives "Email already in use".',
    shownBy: [
      'mfe-account › the sign-up page › says, where the service ends it as emailInUse, "Email already in use", and keeps what was typed',
    ],
  },
  {
    id: '8.reset.no-user',
    sentence: 'A reset for nobody gives "No user with this Email".',
    shownBy: ['mfe-account › a password reset › says that nobody has an email'],
  },
  {
    id: '8.reset.code',
    sentence: 'A wrong code gives "No user with this Email".',
    shownBy: ['mfe-account › a password reset › says of a wrong code what the specification says'],
  },
  {
    id: '8.reset.change',
    sentence: 'A password that could not be changed gives "Error".',
    shownBy: ['mfe-account › the new password › with a code that lapsed ends as Error'],
  },
  {
    id: '8.messages.email',
    sentence: 'A message to nobody gives "Incorrect Email", any other failure "Error".',
    shownBy: ['mfe-messages › a new message › that ends as %s says "%s" and keeps what was typed'],
  },
  {
    id: '8.messages.load',
    sentence: 'Messages that cannot be loaded give "Error".',
    shownBy: [
      'mfe-messages › the message centre › says Error where the messages cannot be loaded, and tries again',
    ],
  },
  {
    id: '8.profile.in-use',
    sentence: 'Profile: code 1 gives "Email already in use".',
    shownBy: ['mfe-account › the profile page › says that an email is in use where the service does'],
  },
  {
    id: '8.list',
    sentence: 'A list that cannot be loaded gives "Error".',
    shownBy: [
      'mfe-userspace › a list that cannot be loaded › is an Error in the dialog when the service is %s, and can be tried again',
    ],
  },
  {
    id: '8.detail',
    sentence: 'A post that cannot be loaded gives "Error".',
    shownBy: ['mfe-userspace › a post that cannot be shown › (%s) is an Error that can be tried again'],
  },
  {
    id: '8.comments',
    sentence: 'Comments that cannot be loaded give "Error".',
    shownBy: [
      'mfe-userspace › the comments of a post › that cannot be loaded are an Error, and can be tried again',
    ],
  },
  {
    id: '8.comment',
    sentence: 'A comment that failed gives "Error".',
    shownBy: ['mfe-userspace › leaving a comment › says Error where it failed, and keeps what was written'],
  },
  {
    id: '8.delete',
    sentence: 'A deletion that failed gives "Error".',
    shownBy: [
      'mfe-userspace › deleting a post › says Error where it failed, and stays',
      'mfe-userspace › deleting a comment › says Error where it failed',
    ],
  },
  {
    id: '8.posting',
    sentence: 'A post that failed keeps everything that was written.',
    shownBy: [
      'mfe-userspace › a post that the service does not take › for %s says what to do in the dialog, and keeps everything',
    ],
  },
  {
    id: '8.inquiry',
    sentence: 'An inquiry that failed stays filled and can be sent again.',
    shownBy: ['mfe-askreach › the long-term form › stays filled on failure and can be sent again'],
  },
  {
    id: '8.inquiry.no-popup',
    sentence: 'It shows no popup.',
    shownBy: ['mfe-askreach › the long-term form › stays filled on failure and can be sent again'],
  },
  {
    id: '8.banners',
    sentence: 'Error banners are red, and a success banner is green.',
    shownBy: ['tooling › in the %s theme › a banner of the tone %s is %s'],
  },
] as const satisfies readonly Row[]
