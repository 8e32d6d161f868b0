import { type DataOf, registryHealth } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useEffect, useState } from 'react'

/** How often it is asked for, in milliseconds: it is counted by the hour. */
const rhythm = 30_000

export type Health = DataOf<typeof registryHealth>
export type HealthState = Health | 'loading' | 'failed'

/**
 * What browsers told of the versions of a remote, followed.
 * @param revision the one on show: with another one, other versions count
 */
export function useHealth(remote: string, revision: number): HealthState {
  const [state, setState] = useState<HealthState>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const outcome = await send(registryHealth, { remote }, { signal: leaving.signal })
      if (leaving.signal.aborted) return
      if (outcome.kind === 'ok') setState(outcome.data)
      // What was known an hour ago is better than nothing.
      else setState((before) => (typeof before === 'string' ? 'failed' : before))
    }
    void ask()
    const timer = setInterval(() => void ask(), rhythm)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [remote, revision])
  return state
}
