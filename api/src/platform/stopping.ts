import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness'

/**
 * Ends kept-alive connections when the service stops. From the first moment of the stop each answer closes its
 * connection, so that clients and proxies move to another instance between two requests, not within one. Connections
 * that never carried a request are destroyed with the listener: Node would wait for their first request.
 */
export function closeConnectionsOnStop(app: FastifyInstance, readiness: Readiness): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    readiness.stopping = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.stopping) reply.header('Connection', 'close')
    done()
  })
}
