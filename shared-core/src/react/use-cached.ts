import type { Call, Success } from '@within-reach/contract'
import { cachedAnswers } from './query-client'
import { useMember } from './remote-context'

/**
 * Finds something in the current person's cached answers, to show it until its own read is answered: a list contains
 * the subject of a post. The newest answer that contains it counts.
 * @param call a read that the page makes elsewhere; it is not read here
 * @param find looks it up in one answer
 */
export function useCached<C extends Call, Found>(
  call: C,
  find: (answer: Success<C>) => Found | undefined,
): Found | undefined {
  const reader = useMember()?.marker
  for (const answer of cachedAnswers(call, reader)) {
    const found = find(answer)
    if (found !== undefined) return found
  }
  return undefined
}
