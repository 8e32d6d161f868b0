import type { RemoteRoute, RemoteSection } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** What operators see of this remote as a whole. */
export const section: RemoteSection = {
  title: { en: 'Accounts', ko: '계정' },
  regional: false,
}

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.login,
    title: { en: 'Log-in', ko: '로그인' },
    description: {
      en: 'Log in to post, comment and write private messages.',
      ko: '로그인하면 글과 댓글을 쓰고 쪽지를 보낼 수 있습니다.',
    },
  },
  {
    path: paths.signup,
    title: { en: 'Sign up', ko: '회원가입' },
    description: {
      en: 'Open an account to post, comment and write private messages.',
      ko: '회원이 되면 글과 댓글을 쓰고 쪽지를 보낼 수 있습니다.',
    },
  },
  { path: paths.resetPassword, title: { en: 'Reset password', ko: '비밀번호 재설정' }, unlisted: true },
  { path: paths.getYourCode, title: { en: 'Get your code', ko: '인증번호 입력' }, unlisted: true },
  {
    path: paths.enterNewPassword,
    title: { en: 'Enter new password', ko: '새 비밀번호 입력' },
    unlisted: true,
  },
  { path: paths.profile, title: { en: 'My profile', ko: '내 프로필' }, unlisted: true },
]
