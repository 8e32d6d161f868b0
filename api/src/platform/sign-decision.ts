import {
  datesAt,
  type Decision,
  decisionLifetime,
  pageDecision,
  type PageDecision,
  signedText,
} from '@within-reach/registry'
import { LRUCache } from 'lru-cache'

/** A decision for a page, dated and signed. */
export interface SignedDecision {
  readonly page: PageDecision
  /** The signed text: the decision without records. */
  readonly text: string
  /** As in the header `Registry-Signature`. */
  readonly signature: string
}

/**
 * Dates and signs a decision.
 * @param atOnce the remotes whose records the page needs at once
 */
export type SignDecision = (decision: Decision, atOnce?: readonly string[]) => SignedDecision

/** The number of kept signatures. Most visitors get the same decision, with the same date for an hour. */
const keptSignatures = 500

/**
 * @param sign creates the signature over the bytes of a body
 * @param now milliseconds since 1970
 */
export function createSignDecision(
  sign: (body: Buffer) => string,
  now: () => number = Date.now,
): SignDecision {
  const signatures = new LRUCache<string, string>({ max: keptSignatures })
  return (decision, atOnce) => {
    const page = pageDecision(decision, atOnce, datesAt(now(), decisionLifetime))
    const text = signedText(page)
    const signature = signatures.get(text) ?? sign(Buffer.from(text))
    signatures.set(text, signature)
    return { page, text, signature }
  }
}
