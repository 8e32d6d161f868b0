import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Folder } from '@within-reach/contract'
import type { Tab } from '@within-reach/shared-ui'

/** The names of a member's folders. */
export const folderNames: Readonly<Record<Folder, MessageDescriptor>> = {
  inbox: msg`Inbox`,
  sent: msg({ message: 'Sent', context: 'folder' }),
}

/** The folders as tabs. */
export function useFolderTabs(): readonly Tab<Folder>[] {
  const { t } = useLingui()
  return [
    { value: 'inbox', label: t(folderNames.inbox) },
    { value: 'sent', label: t(folderNames.sent) },
  ]
}
