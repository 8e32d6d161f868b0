/** The words of the password reset (specification, sections 2, 8 and 9). */
export const texts = {
  noUser: 'No user with this Email',
  error: 'Error',
  changed: 'Your password has been changed successfully!',
  goHome: 'Go home',
  goLogin: 'Go log-in',
} as const
