import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The first step of a new password: the email address (/resetpassword). */
export const resetPassword = definePage({
  path: paths.resetPassword,
  title: { en: 'Reset password', ko: '비밀번호 재설정', zh: '重置密码', vi: 'Đặt lại mật khẩu' },
  description: {
    en: 'Forgot your password? We send a code to your email address.',
    ko: '비밀번호를 잊으셨다면 이메일로 인증번호를 보내 드립니다.',
    zh: '忘记密码了？我们会将验证码发送至您的邮箱。',
    vi: 'Quên mật khẩu? Chúng tôi gửi mã đến địa chỉ email của bạn.',
  },
  unlisted: true,
  lazy: () => import('./reset-password'),
  prerender: true,
})

/** The second step: the code from the mail (/getyourcode). */
export const getYourCode = definePage({
  path: paths.getYourCode,
  title: { en: 'Get your code', ko: '인증번호 입력', zh: '输入验证码', vi: 'Nhận mã' },
  description: {
    en: 'Enter the code from our email to choose a new password.',
    ko: '이메일로 받은 인증번호를 입력하면 새 비밀번호를 정할 수 있습니다.',
    zh: '输入邮件中的验证码，即可设置新密码。',
    vi: 'Nhập mã trong email của chúng tôi để đặt mật khẩu mới.',
  },
  unlisted: true,
  lazy: () => import('./get-your-code'),
  prerender: async () => (await import('./prerender')).code,
})

/** The third step: the new password (/enternewpassword). */
export const enterNewPassword = definePage({
  path: paths.enterNewPassword,
  title: { en: 'Enter new password', ko: '새 비밀번호 입력', zh: '输入新密码', vi: 'Nhập mật khẩu mới' },
  description: {
    en: 'Choose a new password for your account.',
    ko: '계정의 새 비밀번호를 정해 주세요.',
    zh: '为您的账号设置新密码。',
    vi: 'Chọn mật khẩu mới cho tài khoản của bạn.',
  },
  unlisted: true,
  lazy: () => import('./enter-new-password'),
  prerender: true,
})
