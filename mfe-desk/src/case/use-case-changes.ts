import { useRemote } from '@within-reach/shared-core/react'
import { useEffect } from 'react'

/**
 * Reads again as soon as the service says that a case changed. The read waits in a hidden tab.
 * @param refetch reads the page's answers again
 */
export function useCaseChanges(refetch: () => Promise<unknown>): void {
  const { caseChanges } = useRemote()
  useEffect(() => {
    const following = caseChanges?.().subscribe(() => void refetch())
    return () => following?.unsubscribe()
  }, [caseChanges, refetch])
}
