import { postMsg } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useState } from 'react'

/** The outcome of a message (specification, section 8). */
export type Delivery = 'sent' | 'incorrectEmail' | 'tooMany' | 'error'

/** A message that is being sent. */
export interface Compose {
  readonly busy: boolean
  /** The outcome of the last message, for the dialog. Undefined while it is closed. */
  readonly delivery: Delivery | undefined
  /** @returns whether it was sent */
  deliver(to: string, text: string): Promise<boolean>
  dismiss(): void
}

/** Sends messages one at a time, and reports the outcome of each. */
export function useCompose(): Compose {
  const [busy, setBusy] = useState(false)
  const [delivery, setDelivery] = useState<Delivery>()
  return {
    busy,
    delivery,
    async deliver(to, text) {
      if (busy) return false
      setBusy(true)
      const { kind } = await send(postMsg, { to, msg: text })
      setBusy(false)
      const ended = deliveryOf(kind)
      setDelivery(ended)
      return ended === 'sent'
    },
    dismiss: () => setDelivery(undefined),
  }
}

function deliveryOf(kind: string): Delivery {
  if (kind === 'ok') return 'sent'
  if (kind === 'too-many') return 'tooMany'
  return kind === 'incorrectEmail' ? kind : 'error'
}
