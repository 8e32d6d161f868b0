import { useRemote } from '@within-reach/shared-core/react'
import { useEffect } from 'react'

/**
 * Reads again when a case changed.
 * @param refetch reads the page's answers again
 * @param linked the id of the case of a mailed link; absent for the cases of the member
 */
export function useCaseChanges(refetch: () => Promise<unknown>, linked?: number): void {
  const { caseChanges } = useRemote()
  useEffect(() => {
    const following = caseChanges?.(linked).subscribe(() => void refetch())
    return () => following?.unsubscribe()
  }, [caseChanges, linked, refetch])
}
