import type { PageDecision } from '@within-reach/registry'
import type { Freshness } from './freshness'
import { isSigned } from './signature'

const decisionPath = '/api/registry/decision'

/** A decision without the signature of this site. */
class NotSigned extends Error {
  override readonly name = 'NotSigned'
  constructor() {
    super("The registry's decision is not signed by this site")
  }
}

export interface DecisionSourceOptions {
  /** The key in the page. Without one, no fetched decision can be trusted. */
  readonly registryKey: string | undefined
  readonly fetch: typeof globalThis.fetch
  /** What this page knows of the age of decisions. */
  readonly freshness: Freshness
}

/** A fetched decision with the signatures that were verified. */
export interface FetchedDecision {
  readonly decision: PageDecision
  readonly signature: string
}

/**
 * Asks the registry for the current decision for this visitor.
 * @returns undefined if it has not changed since the last answer, or cannot be fetched, verified or dated
 * @throws if the answer is not signed by this site, has expired, or takes back a newer one
 */
export type DecisionSource = () => Promise<FetchedDecision | undefined>

/** @returns a source that remembers the last answer, so that an unchanged decision is not sent again */
export function createDecisionSource(options: DecisionSourceOptions): DecisionSource {
  const { registryKey, fetch, freshness } = options
  let last: { readonly tag: string; readonly decision: PageDecision } | undefined
  return async () => {
    if (registryKey === undefined) return undefined
    const headers: HeadersInit = last ? { 'If-None-Match': last.tag } : {}
    const answer = await fetch(decisionPath, { headers }).catch(() => undefined)
    // That nothing has changed is not signed, so it counts for as long as the last answer does.
    if (answer?.status === 304 && last) freshness.demandFresh(last.decision)
    if (!answer?.ok) return undefined
    const body = await answer.arrayBuffer()
    const signature = answer.headers.get('Registry-Signature') ?? ''
    const signed = await isSigned(body, signature, registryKey)
    if (signed === undefined) return undefined
    if (!signed) throw new NotSigned()
    const decision = JSON.parse(new TextDecoder().decode(body)) as PageDecision
    // Signed by an instance of an earlier release, which is about to be replaced.
    if (decision.issued === undefined || decision.expires === undefined) return undefined
    freshness.demandFresh(decision)
    freshness.see(decision)
    const tag = answer.headers.get('ETag')
    last = tag === null ? undefined : { tag, decision }
    return { decision, signature }
  }
}
