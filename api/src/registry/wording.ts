import type { Change, HistoryEntry } from '@within-reach/contract'
import { diffLive } from '@within-reach/registry'

/** What a change is about to do, as the end of "you wanted to". */
export function wish(change: Change): string {
  const { remote } = change
  switch (change.type) {
    case 'promote':
      return `promote ${remote} ${change.version}`
    case 'rollback':
      return `roll ${remote} back${change.version === undefined ? '' : ` to ${change.version}`}`
    case 'canary':
      return `give ${remote} ${change.version} to ${change.percent} % of the visitors`
    case 'end-canary':
      return `end the canary of ${remote}`
    case 'switch':
      return `switch ${remote} ${change.enabled ? 'on' : 'off'}`
    case 'region':
      return `${change.open ? 'open' : 'close'} ${change.region} of ${remote}${change.at === undefined ? '' : ` at ${change.at}`}`
    case 'forget-planned':
      return `forget what is planned for ${change.region} of ${remote} at ${change.at}`
  }
}

/** How many changes a message about them names. */
export const namedAtMost = 10

/**
 * Shows both sides of a change that came too late.
 * @param wanted the end of "you wanted to"
 * @param from the revision that it was made from
 * @param newest the revision of now
 * @param since what was changed in between, the oldest first, one more than a message names where there are more
 */
export function staleMessage(
  wanted: string,
  from: number,
  newest: number,
  since: readonly HistoryEntry[],
): string {
  const yours = `Nothing was changed. You wanted to ${wanted}, looking at revision ${from}`
  if (newest < from) return `${yours}, which there is not: the newest is ${newest}.`
  const lines = since.slice(0, namedAtMost).map(lineOf)
  const more = since.length > namedAtMost ? ['and more'] : []
  return `${yours}; the registry is at ${newest}. Since then: ${[...lines, ...more].join('; ')}.`
}

/** A change that was made, in one line. */
function lineOf({ revision, at, who, why, remote, environment, before, after }: HistoryEntry): string {
  const done = diffLive(before, after).join(', ')
  return `revision ${revision} by ${who} at ${at}: ${remote} in ${environment}, ${done} ("${why}")`
}
