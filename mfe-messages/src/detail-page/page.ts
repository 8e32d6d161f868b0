import { msg } from '@within-reach/contract'
import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** One message on a phone (/messagedetail). */
export const detail = definePage({
  path: paths.messageDetail,
  title: { en: 'Message', ko: '쪽지', zh: '消息', vi: 'Tin nhắn' },
  description: {
    en: 'A private message of another member, and your reply.',
    ko: '다른 회원이 보낸 쪽지를 읽고 답장할 수 있습니다.',
    zh: '另一位会员的私信，以及您的回复。',
    vi: 'Tin nhắn riêng của một thành viên khác, và câu trả lời của bạn.',
  },
  unlisted: true,
  privateReads: [{ path: msg.path, fields: {}, query: ['idx'] }],
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './detail-page'),
  prerender: async () => (await import('./prerender')).oneMessage,
})
