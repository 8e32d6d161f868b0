import { Trans, useLingui } from '@lingui/react/macro'
import { msgs } from '@within-reach/contract'
import type { Recipient } from '@within-reach/shared-core'
import { invalidate, useMember, useRemote } from '@within-reach/shared-core/react'
import { Dialog, Panel } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ComposeForm } from '../compose/compose-form'
import { Mailbox } from '../mailbox/mailbox'
import styles from '../mailbox/mailbox.module.css'

/**
 * The message centre over the page of a wide screen (specification, section 2). It belongs to one sign-in: its messages leave when the
 * session ends or another member logs in, also in another tab, and it says why. What was typed stays as the draft of its author.
 */
export function Center() {
  const { t } = useLingui()
  const { center } = useRemote()
  const marker = useMember()?.marker
  const [openedBy] = useState(marker)
  if (marker === openedBy) return <Panels />
  return (
    <Dialog
      open
      message={
        <p>
          <Trans>You were logged out. What you typed is kept; log in again to go on.</Trans>
        </p>
      }
      closeLabel={t`Close`}
      onClose={() => center?.close()}
    />
  )
}

function Panels() {
  const { t } = useLingui()
  const { center } = useRemote()
  const [writing, setWriting] = useState<{ recipient?: Recipient } | undefined>(
    center?.recipient && { recipient: center.recipient },
  )
  // If the centre was opened for a recipient, closing the message closes the centre. Otherwise it returns to the
  // mailbox.
  const openedForRecipient = center?.recipient !== undefined
  const close = () => center?.close()
  const leaveWriting = () => (openedForRecipient ? close() : setWriting(undefined))
  const sent = () => {
    leaveWriting()
    void invalidate(msgs)
  }
  return (
    <>
      <Panel
        open={!openedForRecipient}
        title={t`Messages`}
        closeLabel={t`Close`}
        size="large"
        onClose={close}
      >
        <div className={styles.panel}>
          <Mailbox onWrite={() => setWriting({})} />
        </div>
      </Panel>
      <Panel open={writing !== undefined} title={t`New message`} closeLabel={t`Close`} onClose={leaveWriting}>
        <ComposeForm recipient={writing?.recipient} onDone={sent} />
      </Panel>
    </>
  )
}
