import type { PageDecision } from '@within-reach/registry'
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
}

/**
 * Asks the registry for the current decision for this visitor.
 * @returns undefined if it has not changed since the last answer, or cannot be fetched or verified
 * @throws if the answer is not signed by this site
 */
export type DecisionSource = () => Promise<PageDecision | undefined>

/** @returns a source that remembers the last answer, so that an unchanged decision is not sent again */
export function createDecisionSource({ registryKey, fetch }: DecisionSourceOptions): DecisionSource {
  let tag: string | undefined
  return async () => {
    if (registryKey === undefined) return undefined
    const headers: HeadersInit = tag === undefined ? {} : { 'If-None-Match': tag }
    const answer = await fetch(decisionPath, { headers }).catch(() => undefined)
    if (!answer?.ok) return undefined
    const body = await answer.arrayBuffer()
    const signed = await isSigned(body, answer.headers.get('Registry-Signature') ?? '', registryKey)
    if (signed === undefined) return undefined
    if (!signed) throw new NotSigned()
    tag = answer.headers.get('ETag') ?? undefined
    return JSON.parse(new TextDecoder().decode(body)) as PageDecision
  }
}
