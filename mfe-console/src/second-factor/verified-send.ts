import type { Call, RequestOf } from '@within-reach/contract'
import { send, type SendOptions } from '@within-reach/shared-core'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'

/** Makes calls that may require the second factor. Such a call waits for it, and is then repeated. */
export interface VerifiedSend {
  readonly send: typeof send
  /** Whether the operator is asked to confirm. */
  readonly asking: boolean
  /** Opens the prompt although no call waits for it. */
  ask(): void
  /** Closes the prompt: the waiting calls are repeated, or end with their first answer. */
  answer(verified: boolean): void
}

/** For the frame, which shows the prompt above the screen. */
export function useSecondFactorPrompt(): VerifiedSend {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<((verified: boolean) => void)[]>([])
  const answer = useCallback((verified: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(verified)
  }, [])
  // When the person leaves the console, the waiting calls must end.
  useEffect(() => () => answer(false), [answer])
  const ask = useCallback(() => setAsking(true), [])
  const verifiedSend = useCallback(
    async <C extends Call>(call: C, fields: RequestOf<C>, options?: SendOptions) => {
      const outcome = await send(call, fields, options)
      if (outcome.kind !== 'second-factor') return outcome
      setAsking(true)
      const verified = await new Promise<boolean>((resolve) => waiting.current.push(resolve))
      return verified ? send(call, fields, options) : outcome
    },
    [],
  )
  return { send: verifiedSend, asking, ask, answer }
}

export const VerifiedSendContext = createContext<typeof send>(send)

/**
 * @returns `send` for calls that a person requested: if a call requires the second factor, the person is asked first
 */
export const useVerifiedSend = (): typeof send => use(VerifiedSendContext)
