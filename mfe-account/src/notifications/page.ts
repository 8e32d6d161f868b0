import { notificationSettings } from '@within-reach/contract'
import { notificationsPath, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** About what a member gets mails, and when (/notifications). */
export const notifications = definePage({
  path: notificationsPath,
  title: { en: 'Notifications', ko: '알림', zh: '通知', vi: 'Thông báo' },
  description: {
    en: 'Choose about what Within Reach writes to you, and when.',
    ko: 'Within Reach가 보내는 메일의 내용과 시간을 정할 수 있습니다.',
    zh: '选择 Within Reach 给您发送哪些内容，以及何时发送。',
    vi: 'Chọn Within Reach viết cho bạn về những gì, và khi nào.',
  },
  unlisted: true,
  privateReads: [{ path: notificationSettings.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./notifications'),
  prerender: async () => (await import('./prerender')).ownNotifications,
})
