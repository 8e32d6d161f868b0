import { postMsg } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useState } from 'react'

/** How a message ended (specification, section 8). */
export type Delivery = 'sent' | 'incorrectEmail' | 'tooMany' | 'error'

/** A message on its way. */
export interface Compose {
  readonly busy: boolean
  /** How the last one ended, for the dialog; undefined while it is closed. */
  readonly said: Delivery | undefined
  /** @returns whether it was sent */
  deliver(to: string, text: string): Promise<boolean>
  hush(): void
}

/** Sends messages one at a time, and says how each ended. */
export function useCompose(): Compose {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Delivery>()
  return {
    busy,
    said,
    async deliver(to, text) {
      if (busy) return false
      setBusy(true)
      const { kind } = await send(postMsg, { to, msg: text })
      setBusy(false)
      const ended = deliveryOf(kind)
      setSaid(ended)
      return ended === 'sent'
    },
    hush: () => setSaid(undefined),
  }
}

function deliveryOf(kind: string): Delivery {
  if (kind === 'ok') return 'sent'
  if (kind === 'too-many') return 'tooMany'
  return kind === 'incorrectEmail' ? kind : 'error'
}
