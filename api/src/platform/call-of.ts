import type { Call } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
}

/** The call of the contract that a request is for, if it is for one. */
export const callOf = (request: FastifyRequest): Call | undefined => {
  // A request whose address cannot be read has no route, whatever the types say.
  const { config } = request.routeOptions as Partial<FastifyRequest['routeOptions']>
  return config?.call
}
