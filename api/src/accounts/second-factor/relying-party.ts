import type { FastifyRequest } from 'fastify'
import { demandSameOrigin } from '../../platform/same-origin'

/** The relying party of a passkey (Web Authentication, section 5.4.2). */
export interface RelyingParty {
  readonly origin: string
  /** A host name. */
  readonly id: string
}

/**
 * The site as the browser knows it: PUBLIC_URL over https; over http, on a local machine, the requested address.
 * @throws not-owner (403) if a page of another site asks
 */
export function relyingPartyOf(request: FastifyRequest, publicUrl: string): RelyingParty {
  demandSameOrigin(request, publicUrl)
  const own = publicUrl.startsWith('https:') ? publicUrl : (request.headers.origin ?? publicUrl)
  const { origin, hostname } = new URL(own)
  return { origin, id: hostname }
}
