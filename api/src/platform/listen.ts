import type { FastifyInstance } from 'fastify'

/**
 * The maximum number of connections that the system queues until they are accepted; it may allow fewer (`somaxconn`, usually 4096).
 * Above Node's default of 511, the system drops attempts to connect, and clients repeat them after one and three seconds.
 * Then a probe waits for seconds while hundreds of visitors connect.
 */
const backlog = 4096

/** Listens, with a queue for a crowd that connects at once. Returns the URL. */
export function listen(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  return app.listen({ host, port, backlog })
}
