import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pathOf } from './refusals'

/** The paths that load balancers and monitoring ask. They are never refused, because they matter most when the service is busy. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** The second listener, for probes only. */
export interface ProbeListener {
  readonly port: number
  close(): Promise<void>
}

/**
 * Answers the probes on a port of their own. Node accepts one connection per port and turn of the event loop, so on the port of the
 * site a probe waits behind every visitor who connects at the same time. All other paths are not found there.
 * @param app the service; it must be ready
 * @throws Error of `listen`, such as EADDRINUSE
 */
export async function listenForProbes(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ProbeListener> {
  const server = createServer((request, response) => {
    if (probePaths.has(pathOf(request.url ?? ''))) return app.routing(request, response)
    response.writeHead(404, { 'Content-Type': 'text/plain' })
    response.end(`Only ${[...probePaths].join(', ')} are answered on this port.\n`)
  })
  server.listen({ host, port })
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => closeAll(server) }
}

async function closeAll(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
