import { Trans, useLingui } from '@lingui/react/macro'
import { Button, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { ErrorDialog } from './error-dialog'
import { MessageView, type MessageViewProps } from './message-view'
import type { Opened } from './use-message'

export interface OpenedMessageProps extends Omit<MessageViewProps, 'message'> {
  readonly opened: Opened
  readonly onTryAgain: () => void
}

/** A message, or what stands in its place while it is not there. */
export function OpenedMessage({ opened, onTryAgain, ...view }: OpenedMessageProps) {
  const { t } = useLingui()
  switch (opened.state) {
    case 'here':
      return <MessageView key={opened.message.message_idx} message={opened.message} {...view} />
    case 'coming':
      return (
        <div>
          <span className="wr-visually-hidden" role="status">
            <Trans>Loading the message</Trans>
          </span>
          <Skeleton shape="article" lines={2} />
        </div>
      )
    case 'gone':
      return <EmptyState title={t`This message is not there any more`} />
    case 'failed':
      return (
        <>
          <EmptyState title={t`The message could not be loaded`}>
            <Button variant="secondary" onClick={onTryAgain}>{t`Try again`}</Button>
          </EmptyState>
          <ErrorDialog />
        </>
      )
  }
}
