import type { DecisionStore } from '@within-reach/runtime'

let kept: DecisionStore | undefined

/** Tells this module the decisions of the page; called once, at the start. */
export const keepDecision = (decisions: DecisionStore): void => {
  kept = decisions
}

/**
 * The decisions of the page, for the shell's own pages.
 * @throws Error before the shell has started
 */
export function knownDecision(): DecisionStore {
  if (!kept) throw new Error('The shell has not started')
  return kept
}
