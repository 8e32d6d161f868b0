import type { FastifyRequest } from 'fastify'
import { demandSameOrigin } from '../../platform/same-origin'

/** Whom a passkey is for (Web Authentication, section 5.4.2). */
export interface RelyingParty {
  readonly origin: string
  /** A host name. */
  readonly id: string
}

/**
 * The site as the browser knows it: PUBLIC_URL over https; over http, on a machine of one's own, the address that is asked.
 * @throws not-owner (403) where another site's page asks
 */
export function relyingPartyOf(request: FastifyRequest, publicUrl: string): RelyingParty {
  demandSameOrigin(request, publicUrl)
  const own = publicUrl.startsWith('https:') ? publicUrl : (request.headers.origin ?? publicUrl)
  const { origin, hostname } = new URL(own)
  return { origin, id: hostname }
}
