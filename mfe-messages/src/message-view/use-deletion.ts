import { deleteFromUser } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useState } from 'react'

/** The deletion of a message: asked for, carried out, or failed. */
export interface Deletion {
  readonly asking: boolean
  readonly busy: boolean
  readonly failed: boolean
  ask(): void
  carryOut(): Promise<void>
  /** Closes the question, or what was said of a failure. */
  leave(): void
}

/**
 * Deletes a message from this member's side, once they said so.
 * @param id the message
 * @param onDeleted called when it is gone
 */
export function useDeletion(id: number, onDeleted: () => void): Deletion {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>()
  return {
    asking: state === 'asking' || state === 'busy',
    busy: state === 'busy',
    failed: state === 'failed',
    ask: () => setState('asking'),
    async carryOut() {
      setState('busy')
      const { kind } = await send(deleteFromUser, { idx: id })
      // Gone already, as from another tab, is as good as deleted now.
      const gone = kind === 'ok' || kind === 'not-found'
      setState(gone ? undefined : 'failed')
      if (gone) onDeleted()
    },
    leave: () => setState(undefined),
  }
}
