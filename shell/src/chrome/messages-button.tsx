import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CountBadge, IconButton, MessageIcon } from '@within-reach/shared-ui'
import { useObservable } from '@within-reach/shared-core/react'
import type { UnreadMessages } from '../unread/follow-unread'

export interface MessagesButtonProps {
  readonly unread: UnreadMessages
  readonly onClick: () => void
}

/** Opens the messages, and shows the number of unread ones. */
export function MessagesButton({ unread, onClick }: MessagesButtonProps) {
  const { t } = useLingui()
  const count = useObservable(unread.count$, unread.count)
  const words = t`${plural(count, { one: '# unread message', other: '# unread messages' })}`
  return (
    <IconButton label={count > 0 ? t`Messages, ${words}` : t`Messages`} onClick={onClick}>
      <CountBadge count={count} label={words}>
        <MessageIcon size={24} />
      </CountBadge>
    </IconButton>
  )
}
