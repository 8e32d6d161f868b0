import { useLingui } from '@lingui/react/macro'
import { CountBadge, IconButton, MessageIcon } from '@within-reach/shared-ui'
import { useObservable } from '@within-reach/shared-core/react'
import type { UnreadMessages } from '../member-events/follow-events'

export interface MessagesButtonProps {
  readonly unread: UnreadMessages
  readonly onClick: () => void
}

/** Opens the messages, and shows the number of unread ones. */
export function MessagesButton({ unread, onClick }: MessagesButtonProps) {
  const { t } = useLingui()
  const count = useObservable(unread.count$, unread.count)
  // The first plural of a page loads Intl's data, which blocks a slow phone for 150 ms.
  const words = count === 1 ? t`1 unread message` : t`${count} unread messages`
  return (
    <IconButton label={count > 0 ? t`Messages, ${words}` : t`Messages`} onClick={onClick}>
      <CountBadge count={count} label={words}>
        <MessageIcon size={24} />
      </CountBadge>
    </IconButton>
  )
}
