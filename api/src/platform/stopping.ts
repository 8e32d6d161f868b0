import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets go of connections when the service stops, so that the stop waits for running requests only. Browsers open some
 * ahead of need, which Node takes for requests that are coming in; and after a running request its connection would stay
 * open for the next.
 */
export function letGoOfConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  let stopping = false
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('Connection', 'close')
    done()
  })
}
