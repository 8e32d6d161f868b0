import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A new message (/messagesend). */
export const send = definePage({
  path: paths.messageSend,
  title: { en: 'New message', ko: '새 쪽지' },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './send-page'),
  prerender: async () => (await import('./prerender')).newMessage,
})

/** A new message on a phone (/mobilemsgsend). */
export const mobileSend = definePage({
  path: paths.mobileMessageSend,
  title: { en: 'New message', ko: '새 쪽지' },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './send-page'),
  prerender: async () => (await import('./prerender')).newMessage,
})
