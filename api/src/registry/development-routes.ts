import { developmentEndedHeader, developmentTicket, developmentTicketHeader } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { demandRight } from '../platform/operator'
import type { Platform } from '../platform/platform'
import type { Development, TicketRefusal } from './development'

const messages: Readonly<Record<TicketRefusal, string>> = {
  off: 'This site does not allow development: its setting DEVELOPMENT is off.',
  expired: 'The permission to develop inside this site has ended: start kit dev again.',
  refused: 'This site did not permit this dev server.',
}

/**
 * Issues tickets to dev servers, and refuses every request with an invalid one, so that a revoked token ends its dev server
 * at once.
 */
export function registerDevelopment(
  app: FastifyInstance,
  platform: Platform,
  development: Development,
): void {
  const { mode } = development
  app.addHook('onRequest', async ({ headers }, reply) => {
    const ticket = headers[developmentTicketHeader]
    if (ticket === undefined) return
    const refusal = await development.refusalOf(String(ticket))
    if (refusal === undefined) {
      // On the developer's own machine, the console is developed as well.
      if (mode === 'local') headers[developmentTicketHeader] = undefined
      return
    }
    reply.header(developmentEndedHeader, refusal)
    throw errors.notOwner(messages[refusal])
  })
  handle(app, platform, developmentTicket, async ({ remotes }, { operator }) => {
    for (const remote of remotes) demandRight(operator, 'preview', remote)
    if (mode === 'off') return fail('off', messages.off)
    return ok(development.issue(remotes, operator.issuer))
  })
}
