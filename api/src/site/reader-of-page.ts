import type { FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform'

/**
 * The member of a page request. If the lookup fails, the visitor counts as logged out. The shell then requests the session and
 * shows the member's page.
 */
export async function readerOf(
  { identifyVisitor }: Pick<Platform, 'identifyVisitor'>,
  request: FastifyRequest,
) {
  try {
    return await identifyVisitor(request)
  } catch (error) {
    request.log.warn(
      { err: error },
      'the member of a page could not be looked up: the page was sent as for a visitor',
    )
    return undefined
  }
}
