import { useRemote } from '@within-reach/shared-core/react'
import { useEffect } from 'react'

/**
 * Acts when a message may have arrived.
 * @param act reads the page's answers again
 */
export function useMessageChanges(act: () => Promise<void>): void {
  const { messageChanges } = useRemote()
  useEffect(() => {
    const following = messageChanges?.().subscribe(() => void act())
    return () => following?.unsubscribe()
  }, [messageChanges, act])
}
