import type { RemoteSection } from '@within-reach/contract'
import { login } from './login/page'
import { myData } from './my-data/page'
import { notifications } from './notifications/page'
import { profile } from './profile/page'
import { enterNewPassword, getYourCode, resetPassword } from './reset/page'
import { signup } from './signup/page'

/** The name of this remote in the console, and whether it has regions. */
export const section: RemoteSection = {
  title: { en: 'Accounts', ko: '계정', zh: '账号', vi: 'Tài khoản' },
  regional: false,
}

/** The pages of this remote. */
export const pages = [
  login,
  signup,
  resetPassword,
  getYourCode,
  enterNewPassword,
  profile,
  notifications,
  myData,
]
