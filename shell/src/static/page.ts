import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** About us (/aboutus). */
export const about = definePage({
  path: paths.about,
  title: { en: 'About us', ko: '회사 소개', zh: '关于我们', vi: 'Giới thiệu' },
  description: {
    en: 'Who we are, and how we help people who move abroad and the hosts who welcome them.',
    ko: '해외로 떠나는 사람과 맞이하는 호스트를 Within Reach가 어떻게 돕는지 소개합니다.',
    zh: '我们是谁，以及我们如何帮助移居海外的人和欢迎他们的房东。',
    vi: 'Chúng tôi là ai, và chúng tôi giúp những người chuyển ra nước ngoài và chủ nhà đón họ như thế nào.',
  },
  lazy: () => import('./about'),
  prerender: async () => (await import('./prerender')).about,
})

/** The Terms of Use (/terms). */
export const terms = definePage({
  path: paths.terms,
  title: { en: 'Terms of Use', ko: '이용약관', zh: '使用条款', vi: 'Điều khoản sử dụng' },
  description: {
    en: 'The terms of using Within Reach, and what may be posted.',
    ko: 'Within Reach 이용약관과 게시 정책입니다.',
    zh: 'Within Reach 的使用条款，以及可以发布的内容。',
    vi: 'Điều khoản sử dụng Within Reach, và những gì được phép đăng.',
  },
  lazy: () => import('./terms'),
  prerender: async () => (await import('./prerender')).terms(),
})

/** The Privacy Policy (/privacy). */
export const privacy = definePage({
  path: paths.privacy,
  title: { en: 'Privacy Policy', ko: '개인정보 처리방침', zh: '隐私政策', vi: 'Chính sách quyền riêng tư' },
  description: {
    en: 'Which personal data Within Reach keeps, what it is used for and how long.',
    ko: 'Within Reach가 어떤 개인정보를 어떤 목적으로 얼마 동안 보관하는지 안내합니다.',
    zh: 'Within Reach 保留哪些个人数据、作何用途、保留多久。',
    vi: 'Within Reach lưu giữ dữ liệu cá nhân nào, dùng để làm gì và trong bao lâu.',
  },
  lazy: () => import('./privacy'),
  prerender: async () => (await import('./prerender')).privacy(),
})
