import { type HistoryEntry, registryHistory } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCallback, useEffect, useState } from 'react'

/** How many changes come at a time. */
const most = 20

export type HistoryState = 'loading' | 'failed' | 'whole' | 'more'

export interface FollowedHistory {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[]
  readonly state: HistoryState
  /** Brings older ones, or tries again. */
  older(): void
}

/**
 * The changes of one remote or of all; anew with each revision.
 * @param revision the one on show
 */
export function useHistory(revision: number, remote?: string): FollowedHistory {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([])
  const [state, setState] = useState<HistoryState>('loading')

  const load = useCallback(
    async (before: readonly HistoryEntry[], signal?: AbortSignal) => {
      setState('loading')
      const last = before.at(-1)?.revision
      const outcome = await send(registryHistory, { remote, before: last, most }, { signal })
      if (signal?.aborted) return
      if (outcome.kind !== 'ok') return setState('failed')
      setEntries([...before, ...outcome.data])
      setState(outcome.data.length < most ? 'whole' : 'more')
    },
    [remote],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load([], leaving.signal)
    return () => leaving.abort()
  }, [load, revision])
  return { entries, state, older: () => void load(entries) }
}
