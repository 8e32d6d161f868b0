import { withTimeLimit } from '../time-limit'
import { readCachedDecision } from './cached-decision'
import type { DecisionSource } from './decision-source'
import { DecisionIncomplete } from './decision-store'
import { type ReadDecision, readDecision } from './read-decision'

/** How long the registry may take to answer, in milliseconds: less than the load limit of a section that waits for it. */
const patience = 2500

export interface FindOptions {
  /** Asks the registry. */
  readonly ask: DecisionSource
  /** Holds the copy of the last complete decision. */
  readonly storage: Storage
}

/**
 * Finds the decision for a page that has none, or only a part of it: from the registry, otherwise from the copy of the
 * last visit.
 * @returns complete only if the registry answered
 * @throws DecisionIncomplete if nothing was found
 */
export async function findDecision({ ask, storage }: FindOptions): Promise<ReadDecision> {
  let cause: unknown
  const answer = await withTimeLimit(ask(), patience, 'Asking the registry').catch((error: unknown) => {
    cause = error
    return undefined
  })
  const asked = readDecision(answer)
  if (asked?.isWhole) return asked
  const cached = readCachedDecision(storage)
  const first = asked ?? cached
  if (!first) throw new DecisionIncomplete(cause)
  const { revision, records } = first.decision
  const remotes = { ...cached?.decision.remotes, ...asked?.decision.remotes }
  return { decision: { revision, remotes, records }, isWhole: false }
}
