import { msgs } from '@within-reach/contract'
import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The list of messages on a phone (/mobilemessage). */
export const list = definePage({
  path: paths.mobileMessage,
  title: { en: 'Messages', ko: '쪽지', zh: '消息', vi: 'Tin nhắn' },
  description: {
    en: 'Your private messages with other members.',
    ko: '다른 회원과 주고받은 쪽지를 볼 수 있습니다.',
    zh: '您与其他会员的私信。',
    vi: 'Tin nhắn riêng của bạn với các thành viên khác.',
  },
  unlisted: true,
  privateReads: [
    {
      path: msgs.path,
      fields: { type: 'inbox', searchData: '' },
      query: ['type'],
      parameters: { searchData: 'search' },
    },
  ],
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './list-page'),
  prerender: async () => (await import('./prerender')).folder,
})
