import { type Facts, factRules, type FoundPost, trueCost } from '@within-reach/contract'
import type { Caller } from '../../platform/calls'
import { presentRow } from '../presenter'
import type { PostRecord } from '../queries'

/** Only what the contract lists, also if a later release stored more. */
export const presentFacts = (stored: Facts | null): Facts =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => Object.hasOwn(factRules, name)))

/** A found post, as its author and as others see it. */
export function presentFound(
  post: PostRecord & { readonly facts: Facts | null },
  reader: Caller | undefined,
): FoundPost {
  const { pn: _, ...row } = presentRow(post, 0, reader)
  const facts = presentFacts(post.facts)
  return { ...row, facts, cost: trueCost(facts) }
}
