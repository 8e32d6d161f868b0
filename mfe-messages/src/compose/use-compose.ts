import { type AnyOutcome, postMsg } from '@within-reach/contract'
import { isStoredBefore, send } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { useState } from 'react'

/** The outcome of a message (specification, section 8). */
export type Delivery =
  | 'sent'
  | 'sentBefore'
  | 'waiting'
  | 'incorrectEmail'
  | 'tooMany'
  | 'tooManyToday'
  | 'error'

/** A message that is being sent. */
export interface Compose {
  readonly busy: boolean
  /** The outcome of the last message, for the dialog. Undefined while it is closed. */
  readonly delivery: Delivery | undefined
  /** How the last call ended. */
  readonly outcome: AnyOutcome | undefined
  /**
   * @param nick shown instead of the recipient
   * @returns whether it was sent, or waits for a network
   */
  deliver(to: string, text: string, nick?: string): Promise<boolean>
  dismiss(): void
}

/** Sends messages one at a time, and reports the outcome of each. */
export function useCompose(): Compose {
  const { sendLater } = useRemote()
  const [busy, setBusy] = useState(false)
  const [delivery, setDelivery] = useState<Delivery>()
  const [outcome, setOutcome] = useState<AnyOutcome>()
  return {
    busy,
    delivery,
    outcome,
    async deliver(to, text, nick = to) {
      if (busy) return false
      setBusy(true)
      const fields = { to, msg: text }
      const answer = await send(postMsg, fields, { form: `message:${to}` })
      const { kind } = answer
      const waits = kind === 'offline' && (await sendLater?.({ path: postMsg.path, fields, title: nick }))
      setBusy(false)
      setOutcome(answer)
      const ended = waits ? 'waiting' : deliveryOf(answer)
      setDelivery(ended)
      return ended === 'sent' || ended === 'waiting'
    },
    dismiss: () => setDelivery(undefined),
  }
}

const hour = 3600

interface Answered extends AnyOutcome {
  /** Seconds to wait. */
  readonly retryAfter?: number
}

function deliveryOf(answer: Answered): Delivery {
  const { kind, retryAfter = 0 } = answer
  if (kind === 'ok') return 'sent'
  if (isStoredBefore(answer)) return 'sentBefore'
  // The limits of everybody are per hour, those of new members per day.
  if (kind === 'too-many') return retryAfter > hour ? 'tooManyToday' : 'tooMany'
  return kind === 'incorrectEmail' ? kind : 'error'
}
