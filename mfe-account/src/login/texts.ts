/** The popups of the login page (specification, section 8). */
export const texts = {
  unknownEmail: 'Check your Email',
  otherFailure: 'Check your Password',
  confirm: 'Confirm',
} as const
