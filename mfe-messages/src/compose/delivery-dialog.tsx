import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { Dialog } from '@within-reach/shared-ui'
import { useReference } from '../reference'
import { Suspension } from '../suspension'
import type { Delivery } from './use-compose'

/** The exact texts of the specification, sections 8 and 9. */
const texts: Readonly<Record<Delivery, MessageDescriptor>> = {
  sent: msg`Your message has been sent.`,
  sentBefore: msg`What you sent first has arrived already, without your later changes. If you send this once more, it is sent as well.`,
  waiting: msg`You are offline. Your message waits here and is sent when you are connected again.`,
  incorrectEmail: msg`Incorrect Email`,
  tooMany: msg`Error`,
  tooManyToday: msg`Error`,
  error: msg`Error`,
}

export interface DeliveryDialogProps {
  /** The outcome of the message. Without one, nothing is shown. */
  readonly delivery: Delivery | undefined
  readonly outcome: AnyOutcome | undefined
  /** Whether the sender typed the address of the recipient. */
  readonly isTyped: boolean
  readonly onClose: () => void
}

/** Shows the outcome of a message. */
export function DeliveryDialog({ delivery, outcome, isTyped, onClose }: DeliveryDialogProps) {
  const { t } = useLingui()
  const reference = useReference(outcome)
  return (
    <Dialog
      open={delivery !== undefined}
      message={
        <>
          <p>{delivery && t(texts[delivery])}</p>
          {outcome?.kind === 'suspended' && <Suspension />}
          {delivery === 'incorrectEmail' && !isTyped && (
            <p>{t`This person can no longer be reached here. The post or the account may have been deleted.`}</p>
          )}
          {delivery === 'error' && outcome?.kind === 'offline' && (
            <p>{t`You seem to be offline. What you typed is still here; send it again when you are connected.`}</p>
          )}
          {delivery === 'tooManyToday' && (
            <p>{t`You have reached a limit for today. New members, and members whom moderators limited, can send only a few texts, links and files a day. Everything you typed is still here; try again tomorrow.`}</p>
          )}
          {delivery === 'tooMany' && (
            <p>{t`You have sent many messages in a short time. Everything you typed is still here; please try again later.`}</p>
          )}
        </>
      }
      reference={reference}
      closeLabel={t`Close`}
      onClose={onClose}
    />
  )
}
