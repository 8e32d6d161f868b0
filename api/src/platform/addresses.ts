import type { FastifyInstance } from 'fastify'

/**
 * Collects the paths that a service answers itself, as it declares them. Remotes cannot have pages there.
 * @param app the app, before its routes are declared
 * @param addresses receives the paths, each once
 */
export function collectAddresses(app: FastifyInstance, addresses: Set<string>): void {
  app.addHook('onRoute', ({ url }) => {
    addresses.add(url)
  })
}
