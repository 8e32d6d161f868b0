import type { Recipient } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { Panel } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ComposeForm } from '../compose/compose-form'
import { Mailbox } from '../mailbox/mailbox'
import { texts } from '../texts'

/** The message centre over the page of a wide screen (specification, section 2). */
export function Center() {
  const { center } = useRemote()
  const [writing, setWriting] = useState<{ recipient?: Recipient } | undefined>(
    center?.recipient && { recipient: center.recipient },
  )
  // A message that somebody came to write is the whole visit; one begun in the mailbox leads back to it.
  const cameToWrite = center?.recipient !== undefined
  const close = () => center?.close()
  const leaveWriting = () => (cameToWrite ? close() : setWriting(undefined))
  return (
    <>
      <Panel open={!cameToWrite} title={texts.title} closeLabel={texts.close} size="large" onClose={close}>
        <Mailbox onWrite={() => setWriting({})} />
      </Panel>
      <Panel open={writing !== undefined} title={texts.write} closeLabel={texts.close} onClose={leaveWriting}>
        <ComposeForm recipient={writing?.recipient} onDone={leaveWriting} />
      </Panel>
    </>
  )
}
