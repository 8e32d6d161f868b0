import { type AnyOutcome, deleteFromUser } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useState } from 'react'

/** The deletion of a message: requested, done, or failed. */
export interface Deletion {
  readonly asking: boolean
  readonly busy: boolean
  readonly failure: AnyOutcome | undefined
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
  const [state, setState] = useState<'asking' | 'busy' | AnyOutcome>()
  return {
    asking: state === 'asking' || state === 'busy',
    busy: state === 'busy',
    failure: typeof state === 'object' ? state : undefined,
    ask: () => setState('asking'),
    async confirm() {
      setState('busy')
      const outcome = await send(deleteFromUser, { idx: id })
      // A message that is gone already counts as deleted.
      const gone = outcome.kind === 'ok' || outcome.kind === 'not-found'
      setState(gone ? undefined : outcome)
      if (gone) onDeleted()
    },
    close: () => setState(undefined),
  }
}
