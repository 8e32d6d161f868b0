import { useLingui } from '@lingui/react/macro'
import { msgs } from '@within-reach/contract'
import type { Recipient } from '@within-reach/shared-core'
import { invalidate, useMember, useRemote } from '@within-reach/shared-core/react'
import { Panel } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ComposeForm } from '../compose/compose-form'
import { Mailbox } from '../mailbox/mailbox'
import { useListOverPage } from '../message-list/shown-list'
import styles from '../mailbox/mailbox.module.css'
import { SessionEnded } from './session-ended'

/**
 * The message centre over the page of a wide screen (specification, section 2). It belongs to one member: the messages leave
 * when the session ends or another member logs in, also in another tab, and come back with their member. What was typed stays
 * as the draft of its author.
 */
export function Center() {
  const member = useMember()
  const [opener] = useState(member)
  // A member who changes their email keeps the marker, and one who logs in again the email.
  const isOpener = member?.marker === opener?.marker || member?.email === opener?.email
  return isOpener ? <Panels /> : <SessionEnded />
}

function Panels() {
  const { t } = useLingui()
  const { center } = useRemote()
  const list = useListOverPage()
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
          <Mailbox list={list} onWrite={() => setWriting({})} />
        </div>
      </Panel>
      <Panel open={writing !== undefined} title={t`New message`} closeLabel={t`Close`} onClose={leaveWriting}>
        <ComposeForm recipient={writing?.recipient} onDone={sent} />
      </Panel>
    </>
  )
}
