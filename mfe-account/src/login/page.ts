import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Log-in (/login). */
export const login = definePage({
  path: paths.login,
  title: { en: 'Log-in', ko: '로그인', zh: '登录', vi: 'Đăng nhập' },
  description: {
    en: 'Log in to post, comment and write private messages.',
    ko: '로그인하면 글과 댓글을 쓰고 쪽지를 보낼 수 있습니다.',
    zh: '登录后即可发帖、评论和发送私信。',
    vi: 'Đăng nhập để đăng bài, bình luận và viết tin nhắn riêng.',
  },
  redirects: redirects.visitorsOnly,
  lazy: () => import(/* webpackMode: "eager" */ './login'),
  prerender: async () => (await import('./prerender')).loginPage,
})
