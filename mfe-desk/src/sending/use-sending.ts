import type { AnyOutcome, Call, Outcome, RequestOf } from '@within-reach/contract'
import { send as sendCall, type SendOptions } from '@within-reach/shared-core'
import { useState } from 'react'
import { useFailureText } from '../texts/use-failure-text'

/** Calls that change something, one at a time. */
export interface Sending {
  readonly busy: boolean
  /** Why the last call did nothing. */
  readonly failure: string | undefined
  /**
   * Makes a call.
   * @returns undefined if another one is still running
   */
  send<C extends Call>(call: C, fields: RequestOf<C>, options?: SendOptions): Promise<Outcome<C> | undefined>
}

/**
 * Sends one call at a time, and keeps the text of its failure.
 * @param ownText the text of a failure that only this call has
 */
export function useSending(ownText?: (failure: AnyOutcome) => string | undefined): Sending {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<AnyOutcome>()
  return {
    busy,
    failure: failed && (ownText?.(failed) ?? failureText(failed)),
    async send(call, fields, options) {
      if (busy) return undefined
      setBusy(true)
      setFailed(undefined)
      const outcome = await sendCall(call, fields, options)
      setBusy(false)
      if (outcome.kind !== 'ok') setFailed(outcome)
      return outcome
    },
  }
}
