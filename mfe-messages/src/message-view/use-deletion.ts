import { type AnyOutcome, deleteFromUser, msg, msgs } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { forgetOffline } from '@within-reach/shared-core/react'
import { useState } from 'react'

/** The deletion of a message: requested, done, or failed. */
export interface Deletion {
  readonly asking: boolean
  readonly busy: boolean
  /** Whether it was sent, and has not failed. The service may tell of it before it answers. */
  readonly sent: boolean
  readonly failure: AnyOutcome | undefined
  ask(): void
  confirm(): Promise<void>
  /** Closes the question or the error. */
  close(): void
}

let pending: Promise<unknown> = Promise.resolve()

/** Waits for the answers to the deletions that were sent: the service may tell of a deletion before it answers. */
export const deletionsAnswered = (): Promise<unknown> => pending

/**
 * Deletes a message from this member's side after a confirmation.
 * @param id the message
 * @param onDeleted called when it is deleted
 */
export function useDeletion(id: number, onDeleted: () => void): Deletion {
  const [state, setState] = useState<'asking' | 'busy' | 'done' | AnyOutcome>()
  const remove = async () => {
    setState('busy')
    const outcome = await send(deleteFromUser, { idx: id })
    // A message that is gone already counts as deleted.
    const gone = outcome.kind === 'ok' || outcome.kind === 'not-found'
    setState(gone ? 'done' : outcome)
    if (!gone) return
    // Lists have its beginning, and the visible one is read again.
    forgetOffline(msg, { idx: id })
    forgetOffline(msgs)
    onDeleted()
  }
  return {
    asking: state === 'asking' || state === 'busy',
    busy: state === 'busy',
    sent: state === 'busy' || state === 'done',
    failure: typeof state === 'object' ? state : undefined,
    ask: () => setState('asking'),
    confirm() {
      const removal = remove()
      pending = Promise.all([pending, removal])
      return removal
    },
    close: () => setState(undefined),
  }
}
