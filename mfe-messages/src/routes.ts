import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.message, title: 'Messages' },
  { path: paths.messageSend, title: 'New message' },
  { path: paths.mobileMessage, title: 'Messages' },
  { path: paths.messageDetail, title: 'Message' },
  { path: paths.mobileMessageSend, title: 'New message' },
  { path: paths.mobileMessageEntry, title: 'Messages' },
]
