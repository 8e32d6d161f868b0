import type { PageDecision } from '@within-reach/registry'
import { isSigned } from './signature'

/** Where an open page asks what its visitor gets now. */
const decisionPath = '/api/registry/decision'

/** A decision came that this site did not sign. */
class NotSigned extends Error {
  override readonly name = 'NotSigned'
  constructor() {
    super('The decision of the registry came without the signature of this site')
  }
}

/**
 * @param publicKey what the page was served with; without one, nothing that is fetched later can be believed
 * @returns asks what this visitor gets now; undefined where that is what it was the last time, or cannot be found out
 */
export function decisionSource(publicKey: string | undefined): () => Promise<PageDecision | undefined> {
  let tag: string | undefined
  return async () => {
    if (publicKey === undefined) return undefined
    const headers: HeadersInit = tag === undefined ? {} : { 'If-None-Match': tag }
    const answer = await fetch(decisionPath, { headers }).catch(() => undefined)
    if (!answer?.ok) return undefined
    const body = await answer.arrayBuffer()
    const signed = await isSigned(body, answer.headers.get('Registry-Signature') ?? '', publicKey)
    if (signed === undefined) return undefined
    if (!signed) throw new NotSigned()
    tag = answer.headers.get('ETag') ?? undefined
    return JSON.parse(new TextDecoder().decode(body)) as PageDecision
  }
}

/** Whether a decision gives the visitor something else than the one their page was made by, and is the newer of the two. */
export function isNewer(asked: PageDecision, present: PageDecision): boolean {
  return (
    asked.revision > present.revision && JSON.stringify(asked.remotes) !== JSON.stringify(present.remotes)
  )
}
