import { type Message, msg } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCallback, useEffect, useState } from 'react'

/** A message that is opened: on its way, here, gone, or not to be had just now. */
export type Opened =
  { readonly state: 'coming' | 'gone' | 'failed' } | { readonly state: 'here'; readonly message: Message }

/**
 * Loads a message, whole.
 * @param chosen the message; another value, also with the same id, loads it anew
 * @returns what is there of it, and how to try again
 */
export function useMessage(chosen: { readonly id: number | string } | undefined): [Opened, () => void] {
  const [opened, setOpened] = useState<Opened>({ state: 'coming' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    setOpened({ state: 'coming' })
    if (chosen === undefined) return
    const leaving = new AbortController()
    void send(msg, { idx: chosen.id }, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return
      if (outcome.kind === 'ok') return setOpened({ state: 'here', message: outcome.data })
      // An id that is no number is one that nobody has.
      const gone = outcome.kind === 'not-found' || outcome.kind === 'invalid'
      setOpened({ state: gone ? 'gone' : 'failed' })
    })
    return () => leaving.abort()
  }, [chosen, round])
  return [opened, useCallback(() => setRound((count) => count + 1), [])]
}
