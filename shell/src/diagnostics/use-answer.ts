import type { Outcome, pageVersions, registryStatus, RequestOf } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useEffect, useState } from 'react'

/** The reads of the panel. They have no fields. */
type Read = typeof pageVersions | typeof registryStatus

/**
 * Makes a call once.
 * @param wanted whether to make it
 * @returns undefined until the answer
 */
export function useAnswer<C extends Read>(call: C, wanted = true): Outcome<C> | undefined {
  const [outcome, setOutcome] = useState<Outcome<C>>()
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const read = async () => {
      const answer = await send(call, {} as RequestOf<C>, { signal: stop.signal })
      if (!stop.signal.aborted) setOutcome(answer)
    }
    void read()
    return () => stop.abort()
  }, [call, wanted])
  return outcome
}
