import type { RemoteRoute, RemoteSection } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** What operators see of this remote as a whole. */
export const section: RemoteSection = {
  title: { en: 'Messages', ko: '쪽지' },
  regional: false,
}

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.message, title: { en: 'Messages', ko: '쪽지' }, unlisted: true },
  { path: paths.messageSend, title: { en: 'New message', ko: '새 쪽지' }, unlisted: true },
  { path: paths.mobileMessage, title: { en: 'Messages', ko: '쪽지' }, unlisted: true },
  { path: paths.messageDetail, title: { en: 'Message', ko: '쪽지' }, unlisted: true },
  { path: paths.mobileMessageSend, title: { en: 'New message', ko: '새 쪽지' }, unlisted: true },
  { path: paths.mobileMessageEntry, title: { en: 'Messages', ko: '쪽지' }, unlisted: true },
]
