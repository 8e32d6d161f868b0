import { paths } from '@within-reach/shared-core'
import { createPageLifecycles } from '@within-reach/shared-core/react'
import { DetailPage } from './detail-page/detail-page'
import { Entry } from './entry/entry'
import { ListPage } from './list-page/list-page'
import { MailboxPage } from './mailbox/mailbox-page'
import { MembersOnly } from './members-only/members-only'
import { SendPage } from './send-page/send-page'
import { catalog } from './locales/catalog'

export const { bootstrap, mount, unmount, update } = createPageLifecycles(
  [
    {
      element: <MembersOnly />,
      children: [
        { path: paths.message, element: <MailboxPage /> },
        { path: paths.mobileMessage, element: <ListPage /> },
        { path: paths.messageDetail, element: <DetailPage /> },
        { path: paths.messageSend, element: <SendPage /> },
        { path: paths.mobileMessageSend, element: <SendPage /> },
        { path: paths.mobileMessageEntry, element: <Entry /> },
      ],
    },
  ],
  catalog,
)
