/** The words of the sign-up page that the specification states (sections 2, 8 and 9). */
export const texts = {
  codeSent: 'Your verification code has been sent',
  alreadyInUse: 'This e-mail is already in use',
  cannotBeSent: 'We could not send a mail to this address. Check it and try again.',
  incorrectCode: 'Incorrect Code',
  emailInUse: 'Email already in use',
  verifyFirst: 'Verify your Email',
  error: 'Error',
  verified: 'Your email is verified',
  welcome: (nick: string) => `Congratulations, ${nick}! Your account has been created.`,
  goHome: 'Go home',
} as const
