import { useLingui } from '@lingui/react/macro'
import { appeals, moderationHistory, reverseDecision, review, reviews } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { invalidate } from '@within-reach/shared-core/react'
import { useCallback, useState } from 'react'
import type { Decided } from '../desk-context'
import { useReversalText } from '../reversal/use-reversal-text'

/** What the line at the bottom says. */
export type Done =
  | {
      readonly text: string
      readonly decided?: Decided
      /** The review that it is about. */
      readonly review?: number
    }
  | undefined

export interface Undo {
  readonly done: Done
  decided(decision: Decided): void
  confirm(text: string): void
  /** Reverses the last decision. Does nothing if there is none. */
  undo(): Promise<void>
  dismiss(): void
}

/** Remembers the last decision, so that one press reverses it, also from the next review. */
export function useUndo(): Undo {
  const { t } = useLingui()
  const reversalText = useReversalText()
  const [done, setDone] = useState<Done>()
  const [busy, setBusy] = useState(false)
  const decided = done?.decided
  return {
    done,
    decided: useCallback(
      (decision: Decided) => setDone({ text: decision.text, decided: decision, review: decision.review }),
      [],
    ),
    confirm: useCallback((text: string) => setDone({ text }), []),
    dismiss: useCallback(() => setDone(undefined), []),
    async undo() {
      if (decided?.decision === undefined || busy) return
      setBusy(true)
      const why = t`Reversed right after it was decided`
      const outcome = await send(reverseDecision, { idx: decided.decision, why })
      setBusy(false)
      if (outcome.kind === 'ok') {
        setDone({ text: t`Reversed.`, review: decided.review })
        void invalidate(reviews, review, moderationHistory, appeals)
      } else {
        const isWorthAnotherTry = outcome.kind === 'offline' || outcome.kind === 'unavailable'
        setDone({
          text: reversalText(outcome),
          review: decided.review,
          decided: isWorthAnotherTry ? decided : undefined,
        })
      }
    },
  }
}
