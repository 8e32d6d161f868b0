import type { PageDecision } from '@within-reach/registry'
import { type ReadDecision, readDecision } from './read-decision'

const key = 'within-reach.decision'

/**
 * Stores the last complete decision in this browser, for a page without one. It holds names and hashes only: files are
 * verified as usual. A decision with an override is not stored, because an override ends with its link.
 */
export function cacheDecision({ revision, remotes }: PageDecision, storage: Storage): void {
  if (Object.values(remotes).some(({ why }) => why === 'override')) return
  try {
    storage.setItem(key, JSON.stringify({ revision, remotes, records: [] } satisfies PageDecision))
  } catch {
    // The storage is full or forbidden. Only the copy is lost.
  }
}

/** Reads the valid parts of the copy; undefined if there is none. */
export function readCachedDecision(storage: Storage): ReadDecision | undefined {
  try {
    return readDecision(JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
