import type { FastifyInstance } from 'fastify'

/**
 * Collects the addresses that a service answers itself, as it declares them: remotes may not have pages there.
 * @param app before its routes are declared
 * @param addresses where they are added, each once
 */
export function collectAddresses(app: FastifyInstance, addresses: Set<string>): void {
  app.addHook('onRoute', ({ url }) => {
    addresses.add(url)
  })
}
