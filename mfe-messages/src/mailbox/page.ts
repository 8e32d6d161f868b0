import { msgs } from '@within-reach/contract'
import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The message centre as a page (/message). */
export const mailbox = definePage({
  path: paths.message,
  title: { en: 'Messages', ko: '쪽지', zh: '消息', vi: 'Tin nhắn' },
  description: {
    en: 'Your private messages with other members.',
    ko: '다른 회원과 주고받은 쪽지를 볼 수 있습니다.',
    zh: '您与其他会员的私信。',
    vi: 'Tin nhắn riêng của bạn với các thành viên khác.',
  },
  unlisted: true,
  privateReads: [{ path: msgs.path, fields: { type: 'inbox', searchData: '' }, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './mailbox-page'),
  prerender: async () => (await import('./prerender')).messageCentre,
})
