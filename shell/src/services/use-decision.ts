import type { PageDecision } from '@within-reach/registry'
import { useObservable } from '@within-reach/shared-core/react'
import { useShell } from './shell-services'

/** The decision for this visitor, for the shell's own pages. A missing part is added when it arrives. */
export function useDecision(): PageDecision {
  const { decision$, current } = useShell().decisions
  return useObservable(decision$, current)
}
