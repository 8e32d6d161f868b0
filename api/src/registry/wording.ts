import { changeSentence, type HistoryEntry, inEnglish } from '@within-reach/contract'
import { diffLive } from '@within-reach/registry'

/** The maximum number of changes that a message lists. */
export const maxListedChanges = 10

/**
 * Describes a change that was not made because the registry had changed since its base revision, and the changes since then.
 * @param wanted the change that was not made
 * @param from its base revision
 * @param newest the current revision
 * @param since the changes in between, oldest first; one more than a message lists if there are more
 */
export function staleMessage(
  wanted: Pick<HistoryEntry, 'remote' | 'change'>,
  from: number,
  newest: number,
  since: readonly HistoryEntry[],
): string {
  const change = inEnglish(changeSentence(wanted.change))
  const yours = `Nothing was changed. You wanted "${change}" for ${wanted.remote}, based on revision ${from}`
  if (newest < from) return `${yours}, which does not exist: the newest is ${newest}.`
  const lines = since.slice(0, maxListedChanges).map(lineOf)
  const more = since.length > maxListedChanges ? ['and more'] : []
  return `${yours}; the registry is at ${newest}. Since then: ${[...lines, ...more].join('; ')}.`
}

/** Describes a change that was made, in one line. */
function lineOf({ revision, at, who, why, remote, environment, before, after }: HistoryEntry): string {
  const done = diffLive(before, after).join(', ')
  return `revision ${revision} by ${who} at ${at}: ${remote} in ${environment}, ${done} ("${why}")`
}
