import { withTimeLimit } from '../composition/time-limit'
import { decisionSource } from '../newer/ask-decision'
import { readCopy } from './kept-copy'
import { DecisionIncomplete } from './known-decision'
import { type ReadDecision, readDecision } from './read-decision'

/** How long the registry may take to answer, in milliseconds: less than a section may take to load, which waits for it. */
const patience = 2500

/**
 * Finds out what this visitor gets where the page came without it, or with a part of it: from the registry, by an answer that
 * this site signed, and where there is none, from what this browser had the last time.
 * @param registryKey what answers must be signed with
 * @returns what was found, which is whole only where the registry said it
 * @throws DecisionIncomplete where nothing was found
 */
export async function findDecision(registryKey: string | undefined): Promise<ReadDecision> {
  let trouble: unknown
  const answer = await withTimeLimit(decisionSource(registryKey)(), patience, 'Asking the registry').catch(
    (error: unknown) => {
      trouble = error
      return undefined
    },
  )
  const asked = readDecision(answer)
  if (asked?.isWhole) return asked
  const copy = readCopy()
  const first = asked ?? copy
  if (!first) throw new DecisionIncomplete(trouble)
  const { revision, records } = first.decision
  const remotes = { ...copy?.decision.remotes, ...asked?.decision.remotes }
  return { decision: { revision, remotes, records }, isWhole: false }
}
