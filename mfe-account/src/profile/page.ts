import { getProfile } from '@within-reach/contract'
import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A member's own profile (/profile). */
export const profile = definePage({
  path: paths.profile,
  title: { en: 'My profile', ko: '내 프로필', zh: '我的个人资料', vi: 'Hồ sơ của tôi' },
  description: {
    en: 'Your name, nickname and password, and the devices on which you are logged in.',
    ko: '내 이름과 닉네임, 비밀번호를 바꾸고 로그인한 기기를 확인할 수 있습니다.',
    zh: '您的姓名、昵称和密码，以及您登录的设备。',
    vi: 'Tên, biệt danh và mật khẩu của bạn, và các thiết bị bạn đang đăng nhập.',
  },
  unlisted: true,
  privateReads: [{ path: getProfile.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./profile'),
  prerender: async () => (await import('./prerender')).ownProfile,
})
