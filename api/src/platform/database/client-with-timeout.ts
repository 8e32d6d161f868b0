import { Socket } from 'node:net'
import pg from 'pg'

/**
 * A client that cuts its connection if the server sends nothing during a statement: such a server cannot cancel the statement
 * itself. The statement then fails like on any broken connection. pg's own `query_timeout` creates a timer per statement, each
 * of which retains the rows received so far: a tenth of the processor time of a list.
 * @param timeout the time limit of a statement, in milliseconds; checked every quarter of it
 */
export function clientWithTimeout(timeout: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      const socket = new Socket()
      super({ ...config, stream: () => socket })
      cutWhenSilent(this, socket, timeout)
    }
  }
}

function cutWhenSilent(client: pg.Client, socket: Socket, timeout: number): void {
  let sentAt: number | undefined
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    sentAt ??= Date.now()
    return query(...args)
  }) as pg.Client['query']
  client.on('drain', () => (sentAt = undefined))
  const looking = setInterval(() => {
    if (sentAt !== undefined && Date.now() - sentAt > timeout)
      socket.destroy(new Error(`Connection terminated: the database was silent for ${timeout} ms`))
  }, timeout / 4).unref()
  socket.once('close', () => clearInterval(looking))
}
