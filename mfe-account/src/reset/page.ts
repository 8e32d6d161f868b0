import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The first step of a new password: the email address (/resetpassword). */
export const resetPassword = definePage({
  path: paths.resetPassword,
  title: { en: 'Reset password', ko: '비밀번호 재설정' },
  unlisted: true,
  lazy: () => import('./reset-password'),
  prerender: true,
})

/** The second step: the code from the mail (/getyourcode). */
export const getYourCode = definePage({
  path: paths.getYourCode,
  title: { en: 'Get your code', ko: '인증번호 입력' },
  unlisted: true,
  lazy: () => import('./get-your-code'),
  prerender: async () => (await import('./prerender')).code,
})

/** The third step: the new password (/enternewpassword). */
export const enterNewPassword = definePage({
  path: paths.enterNewPassword,
  title: { en: 'Enter new password', ko: '새 비밀번호 입력' },
  unlisted: true,
  lazy: () => import('./enter-new-password'),
  prerender: true,
})
