import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'
import { entryRedirects } from './redirects'

/** The entry to the mobile messages (/mobilemsg). */
export const entry = definePage({
  path: paths.mobileMessageEntry,
  title: { en: 'Messages', ko: '쪽지', zh: '消息', vi: 'Tin nhắn' },
  description: {
    en: 'Your private messages with other members.',
    ko: '다른 회원과 주고받은 쪽지를 볼 수 있습니다.',
    zh: '您与其他会员的私信。',
    vi: 'Tin nhắn riêng của bạn với các thành viên khác.',
  },
  unlisted: true,
  redirects: entryRedirects,
  lazy: () => import(/* webpackMode: "eager" */ './entry'),
  prerender: { skeleton: 'It only redirects.' },
})
