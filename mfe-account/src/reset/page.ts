import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The first step of a new password: the email address (/resetpassword). */
export const resetPassword = definePage({
  path: paths.resetPassword,
  title: { en: 'Reset password', ko: '비밀번호 재설정' },
  description: {
    en: 'Forgot your password? We send a code to your email address.',
    ko: '비밀번호를 잊으셨다면 이메일로 인증번호를 보내 드립니다.',
  },
  unlisted: true,
  lazy: () => import('./reset-password'),
  prerender: true,
})

/** The second step: the code from the mail (/getyourcode). */
export const getYourCode = definePage({
  path: paths.getYourCode,
  title: { en: 'Get your code', ko: '인증번호 입력' },
  description: {
    en: 'Enter the code from our email to choose a new password.',
    ko: '이메일로 받은 인증번호를 입력하면 새 비밀번호를 정할 수 있습니다.',
  },
  unlisted: true,
  lazy: () => import('./get-your-code'),
  prerender: async () => (await import('./prerender')).code,
})

/** The third step: the new password (/enternewpassword). */
export const enterNewPassword = definePage({
  path: paths.enterNewPassword,
  title: { en: 'Enter new password', ko: '새 비밀번호 입력' },
  description: {
    en: 'Choose a new password for your account.',
    ko: '계정의 새 비밀번호를 정해 주세요.',
  },
  unlisted: true,
  lazy: () => import('./enter-new-password'),
  prerender: true,
})
