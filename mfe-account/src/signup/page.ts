import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Sign-up (/signup). */
export const signup = definePage({
  path: paths.signup,
  title: { en: 'Sign up', ko: '회원가입', zh: '注册', vi: 'Đăng ký' },
  description: {
    en: 'Open an account to post, comment and write private messages.',
    ko: '회원이 되면 글과 댓글을 쓰고 쪽지를 보낼 수 있습니다.',
    zh: '注册账号，即可发帖、评论和发送私信。',
    vi: 'Mở tài khoản để đăng bài, bình luận và viết tin nhắn riêng.',
  },
  redirects: redirects.visitorsOnly,
  lazy: () => import('./signup'),
  prerender: async () => (await import('../frame/prerender')).queryInLinks,
})
