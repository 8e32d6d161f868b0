import { useRemote } from '@within-reach/shared-core/react'
import { useEffect, useRef } from 'react'

/**
 * Acts when a message may have arrived. In a tab that nobody sees, it waits until the tab is shown: the service takes what a page
 * reads for read, and then neither counts it nor writes a mail about it.
 * @param act reads the page's answers again
 */
export function useMessageChanges(act: () => Promise<void>): void {
  const { messageChanges } = useRemote()
  const waits = useRef(false)
  useEffect(() => {
    const actInSight = () => {
      waits.current = document.visibilityState === 'hidden'
      if (!waits.current) void act()
    }
    const actIfWaiting = () => {
      if (waits.current) actInSight()
    }
    const following = messageChanges?.().subscribe(actInSight)
    document.addEventListener('visibilitychange', actIfWaiting)
    return () => {
      following?.unsubscribe()
      document.removeEventListener('visibilitychange', actIfWaiting)
    }
  }, [messageChanges, act])
}
