import { useRemote } from '@within-reach/shared-core/react'
import { useEffect, useRef } from 'react'

export interface FollowedCases {
  /** The id of the case of a mailed link; absent for the cases of the member. */
  readonly linked?: number | undefined
  /** Of a list of the member: its newest change, or empty. It is read again at once if a newer one was told before. */
  readonly shown?: string | undefined
  /** Whether the first answer came. What changes before is read after it, because that answer may be older. */
  readonly isRead?: boolean
}

/**
 * Reads again when a case changed.
 * @param refetch reads the page's answers again
 */
export function useCaseChanges(
  refetch: () => Promise<unknown>,
  { linked, shown, isRead = true }: FollowedCases = {},
): void {
  const { caseChanges } = useRemote()
  const first = useRef({ isRead, isOld: false })
  useEffect(() => {
    const { isOld } = first.current
    first.current = { isRead, isOld: isOld && !isRead }
    if (isOld && isRead) void refetch()
  }, [isRead, refetch])
  useEffect(() => {
    const following = caseChanges?.(linked, shown).subscribe(() => {
      if (first.current.isRead) void refetch()
      else first.current.isOld = true
    })
    return () => following?.unsubscribe()
  }, [caseChanges, linked, shown, refetch])
}
