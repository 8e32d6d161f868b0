import type { Call, Success } from '@within-reach/contract'
import { cachedAnswers } from './query-client'
import { useMember } from './remote-context'

/**
 * What the current person's cached answers say about something, until its own read is answered: a list knows the subject of a
 * post. The newest answer that knows it counts.
 * @param call a read that the page makes elsewhere; it is not read here
 * @param find looks into one answer
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
