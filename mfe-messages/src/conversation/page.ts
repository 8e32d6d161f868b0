import { conversation as read } from '@within-reach/contract'
import { conversationPaths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The messages with one person (/conversation). */
export const conversation = definePage({
  path: conversationPaths.one,
  title: { en: 'Conversation', ko: '대화', zh: '对话', vi: 'Cuộc trò chuyện' },
  description: {
    en: 'Your private messages with another member, in one place.',
    ko: '한 회원과 주고받은 쪽지를 한곳에서 볼 수 있습니다.',
    zh: '您与另一位会员的私信，集中在一处。',
    vi: 'Tin nhắn riêng của bạn với một thành viên khác, ở cùng một nơi.',
  },
  unlisted: true,
  privateReads: [{ path: read.path, fields: {}, query: ['with'] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./conversation'),
  prerender: async () => (await import('./prerender')).oneConversation,
})
