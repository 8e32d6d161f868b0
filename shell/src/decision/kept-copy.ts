import type { PageDecision } from '@within-reach/registry'
import { type ReadDecision, readDecision } from './read-decision'

const key = 'within-reach.decision'

/**
 * Keeps the last whole decision of this browser, for a page that comes without one. It holds names and hashes only: what it
 * leads to is held to them as ever. What a visitor gets by a link ends with the link, and is not kept.
 */
export function keepCopy({ revision, remotes }: PageDecision, storage: Storage = localStorage): void {
  if (Object.values(remotes).some(({ why }) => why === 'override')) return
  try {
    storage.setItem(key, JSON.stringify({ revision, remotes, records: [] } satisfies PageDecision))
  } catch {
    // Full or forbidden storage costs only the copy.
  }
}

/** The copy, as far as it can be read; undefined where there is none. */
export function readCopy(storage: Storage = localStorage): ReadDecision | undefined {
  try {
    return readDecision(JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
