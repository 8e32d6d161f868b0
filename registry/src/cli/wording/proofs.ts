import type { ProofSummary } from '@within-reach/contract'
import { moment } from './table'

/** Formats a proof, and why it does not count if it does not. */
export function proofText({ passed, skipped, filter, at, who, site, verified, full }: ProofSummary): string {
  const ran = filter === undefined ? 'all journeys' : `journeys selected by "${filter}"`
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  const doubts = [
    ...(full ? [] : ['not a full proof']),
    ...(verified ? [] : ['unverified: the key of that site is not trusted here']),
  ]
  const verdict = doubts.length > 0 ? ` (${doubts.join('; ')})` : ''
  return `proof: ${ran}, ${passed} passed${left}, at ${site}, ${moment(at)}, by ${who}${verdict}`
}
