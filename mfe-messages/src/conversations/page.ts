import { conversations as read } from '@within-reach/contract'
import { conversationPaths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The messages of a member by person (/conversations). */
export const conversations = definePage({
  path: conversationPaths.list,
  title: { en: 'Conversations', ko: '대화', zh: '对话', vi: 'Cuộc trò chuyện' },
  description: {
    en: 'Your private messages, by the person with whom you write.',
    ko: '주고받은 쪽지를 상대방별로 모아 볼 수 있습니다.',
    zh: '您的私信，按往来的人分类。',
    vi: 'Tin nhắn riêng của bạn, theo từng người bạn trao đổi.',
  },
  unlisted: true,
  privateReads: [{ path: read.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./conversations'),
  prerender: async () => (await import('./prerender')).conversationsPage,
})
