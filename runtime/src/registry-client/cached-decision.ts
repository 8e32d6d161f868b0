import type { PageDecision } from '@within-reach/registry'
import { type ReadDecision, readDecision } from './read-decision'

const key = 'within-reach.decision'

/**
 * Keeps the last complete decision of this browser, for a page that comes without one. It holds names and hashes only: files are
 * checked against them as usual. A decision with an override is not kept, because an override ends with its link.
 */
export function cacheDecision({ revision, remotes }: PageDecision, storage: Storage): void {
  if (Object.values(remotes).some(({ why }) => why === 'override')) return
  try {
    storage.setItem(key, JSON.stringify({ revision, remotes, records: [] } satisfies PageDecision))
  } catch {
    // Full or forbidden storage costs only the copy.
  }
}

/** The copy, as far as it can be read; undefined where there is none. */
export function readCachedDecision(storage: Storage): ReadDecision | undefined {
  try {
    return readDecision(JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
