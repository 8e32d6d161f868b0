import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.login, title: 'Log-in' },
  { path: paths.signup, title: 'Sign up' },
  { path: paths.resetPassword, title: 'Reset password' },
  { path: paths.getYourCode, title: 'Get your code' },
  { path: paths.enterNewPassword, title: 'Enter new password' },
  { path: paths.profile, title: 'My profile' },
]
