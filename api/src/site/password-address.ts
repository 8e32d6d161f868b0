import { profileAddress } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Redirects the address at which password managers look for the form that changes a password ("A Well-Known URL for Changing
 * Passwords", W3C). Visitors who are not logged in log in there first.
 */
export function registerPasswordAddress(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_, reply) =>
    // Not kept, as the page may move: the specification asks for a temporary redirect.
    reply.header('Cache-Control', 'no-store').redirect(profileAddress, 302),
  )
}
