import { withTimeLimit } from '../time-limit'
import { cacheDecision, type CopyStorage, readCachedDecision } from './cached-decision'
import type { DecisionSource } from './decision-source'
import { DecisionIncomplete } from './decision-store'
import type { Freshness } from './freshness'
import { type ReadDecision, readDecision } from './read-decision'

/** How long the registry may take to answer, in milliseconds: less than the load limit of a section that waits for it. */
const patience = 2500

export interface FindOptions {
  /** Asks the registry. */
  readonly ask: DecisionSource
  /** Holds the copy of the last complete decision. */
  readonly storage: CopyStorage
  /** The key in the page. */
  readonly registryKey: string | undefined
  readonly freshness: Freshness
}

/**
 * Finds the decision for a page that has none, or only a part of it: from the registry, otherwise from the copy of the
 * last visit.
 * @returns complete only if the registry answered
 * @throws DecisionIncomplete if nothing was found
 */
export async function findDecision({
  ask,
  storage,
  registryKey,
  freshness,
}: FindOptions): Promise<ReadDecision> {
  let cause: unknown
  const reading =
    registryKey === undefined ? Promise.resolve(undefined) : readCachedDecision(storage, registryKey)
  const asking = reading.then((copy) => {
    // This browser has seen it, so the registry's answer must not be older.
    if (copy) freshness.see(copy.decision)
    return ask()
  })
  const answer = await withTimeLimit(asking, patience, 'Asking the registry').catch((error: unknown) => {
    cause = error
    return undefined
  })
  const cached = await reading
  const asked = readDecision(answer?.decision)
  if (asked?.isWhole) {
    if (answer) cacheDecision(answer, storage)
    return asked
  }
  const first = asked ?? cached
  if (!first) throw new DecisionIncomplete(cause)
  const remotes = { ...cached?.decision.remotes, ...asked?.decision.remotes }
  return { decision: { ...first.decision, remotes }, isWhole: false }
}
