import { postMsg } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useState } from 'react'
import { texts } from '../texts'

/** A message on its way. */
export interface Compose {
  readonly busy: boolean
  /** What the shared dialog says; undefined while it is closed. */
  readonly said: string | undefined
  /** @returns whether it was sent */
  deliver(to: string, text: string): Promise<boolean>
  hush(): void
}

/** Sends messages one at a time, and says how each ended (specification, section 8). */
export function useCompose(): Compose {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  return {
    busy,
    said,
    async deliver(to, text) {
      if (busy) return false
      setBusy(true)
      const outcome = await send(postMsg, { to, msg: text })
      setBusy(false)
      switch (outcome.kind) {
        case 'ok':
          setSaid(texts.sent)
          return true
        case 'incorrectEmail':
          setSaid(texts.incorrectEmail)
          return false
        default:
          setSaid(texts.error)
          return false
      }
    },
    hush: () => setSaid(undefined),
  }
}
