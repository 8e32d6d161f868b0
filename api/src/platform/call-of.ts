import type { Call } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
}

/** The contract's call of a request, if any. */
export const callOf = (request: FastifyRequest): Call | undefined => {
  // A request whose address cannot be parsed has no route, whatever the types say.
  const { config } = request.routeOptions as Partial<FastifyRequest['routeOptions']>
  return config?.call
}
