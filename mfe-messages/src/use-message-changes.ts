import type { NewestMessages } from '@within-reach/contract'
import { useRemote } from '@within-reach/shared-core/react'
import { useEffect, useRef } from 'react'
import { untilShown } from './in-sight'

/**
 * Acts when the messages of the member may have changed. In a tab that nobody sees, it waits until the tab is shown, and then acts
 * once: the service takes what a page reads for read, and then neither counts it nor writes a mail about it.
 * @param act reads the page's answers again; told the newest messages, unless the service is an older one
 */
export function useMessageChanges(act: (newest: NewestMessages | undefined) => unknown): void {
  const { messageChanges } = useRemote()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => {
    const left = new AbortController()
    let waits = false
    let newest: NewestMessages | undefined
    const actInSight = async () => {
      waits = true
      await untilShown(left.signal)
      waits = false
      if (!left.signal.aborted) latest.current(newest)
    }
    const following = messageChanges?.().subscribe((told) => {
      newest = told
      if (!waits) void actInSight()
    })
    return () => {
      following?.unsubscribe()
      left.abort()
    }
  }, [messageChanges])
}
