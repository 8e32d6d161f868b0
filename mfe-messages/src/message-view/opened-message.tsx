import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@within-reach/contract'
import { sendWhenVisible } from '@within-reach/shared-core'
import { invalidate, useCall } from '@within-reach/shared-core/react'
import { EmptyState, Skeleton } from '@within-reach/shared-ui'
import { LoadFailure } from '../load-failure'
import { useMessageChanges } from '../use-message-changes'
import { MessageView, type MessageViewProps } from './message-view'

export interface OpenedMessageProps extends Omit<MessageViewProps, 'message'> {
  /** The id from the list or the address. Undefined while it is unknown. */
  readonly id: number | string | undefined
}

/** A message, or its skeleton or error. */
export function OpenedMessage({ id, ...view }: OpenedMessageProps) {
  const { t } = useLingui()
  const {
    status,
    data: message,
    failure,
    refetch,
  } = useCall(
    msg,
    id === undefined ? undefined : { idx: id },
    // The service takes it for read.
    { send: sendWhenVisible },
  )
  useMessageChanges((told) => told?.deleted && !message && invalidate(msg))
  // It may have been deleted elsewhere. An id that is not a number belongs to no message.
  if (failure?.kind === 'not-found' || failure?.kind === 'invalid')
    return <EmptyState title={t`This message no longer exists`} />
  if (message) return <MessageView key={message.message_idx} message={message} {...view} />
  if (status === 'pending')
    return (
      <div>
        <span className="wr-visually-hidden" role="status">
          <Trans>Loading the message</Trans>
        </span>
        <Skeleton shape="article" lines={2} />
      </div>
    )
  return (
    <LoadFailure
      title={t`The message could not be loaded`}
      failure={failure}
      onRetry={() => void refetch()}
    />
  )
}
