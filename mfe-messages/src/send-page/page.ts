import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A new message (/messagesend). */
export const send = definePage({
  path: paths.messageSend,
  title: { en: 'New message', ko: '새 쪽지', zh: '新消息', vi: 'Tin nhắn mới' },
  description: {
    en: 'Write a private message to another member.',
    ko: '다른 회원에게 쪽지를 보낼 수 있습니다.',
    zh: '给另一位会员写私信。',
    vi: 'Viết tin nhắn riêng cho một thành viên khác.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './send-page'),
  prerender: async () => (await import('./prerender')).newMessage,
})

/** A new message on a phone (/mobilemsgsend). */
export const mobileSend = definePage({
  path: paths.mobileMessageSend,
  title: { en: 'New message', ko: '새 쪽지', zh: '新消息', vi: 'Tin nhắn mới' },
  description: {
    en: 'Write a private message to another member.',
    ko: '다른 회원에게 쪽지를 보낼 수 있습니다.',
    zh: '给另一位会员写私信。',
    vi: 'Viết tin nhắn riêng cho một thành viên khác.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './send-page'),
  prerender: async () => (await import('./prerender')).newMessage,
})
