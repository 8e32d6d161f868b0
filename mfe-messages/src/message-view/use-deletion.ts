import { deleteFromUser } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useState } from 'react'

/** The deletion of a message: requested, done, or failed. */
export interface Deletion {
  readonly asking: boolean
  readonly busy: boolean
  readonly failed: boolean
  ask(): void
  confirm(): Promise<void>
  /** Closes the question or the error. */
  close(): void
}

/**
 * Deletes a message from this member's side after a confirmation.
 * @param id the message
 * @param onDeleted called when it is deleted
 */
export function useDeletion(id: number, onDeleted: () => void): Deletion {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>()
  return {
    asking: state === 'asking' || state === 'busy',
    busy: state === 'busy',
    failed: state === 'failed',
    ask: () => setState('asking'),
    async confirm() {
      setState('busy')
      const { kind } = await send(deleteFromUser, { idx: id })
      // A message that is gone already counts as deleted.
      const gone = kind === 'ok' || kind === 'not-found'
      setState(gone ? undefined : 'failed')
      if (gone) onDeleted()
    },
    close: () => setState(undefined),
  }
}
