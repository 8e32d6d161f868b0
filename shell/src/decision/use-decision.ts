import type { PageDecision } from '@within-reach/registry'
import { useFollowed } from '@within-reach/shared-core/react'
import { knownDecision } from './shell-decision'

/** What this visitor gets, for the shell's own pages; what was missing comes when it is known. */
export function useDecision(): PageDecision {
  const { decision$, current } = knownDecision()
  return useFollowed(decision$, current)
}
