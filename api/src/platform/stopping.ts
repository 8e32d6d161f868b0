import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness'

/**
 * Ends keep-alive connections when the service stops. From the start of the stop, each answer closes its connection, so
 * that clients and proxies switch instances between two requests. Connections that never had a request are destroyed with
 * the listener; Node would wait for their first request.
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
