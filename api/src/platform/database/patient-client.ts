import { Socket } from 'node:net'
import pg from 'pg'

/**
 * Connections that are cut when the server has gone silent over a statement, and cannot end it itself; the statement fails as
 * with any broken connection. pg's own `query_timeout` sets a timer a statement, of which each keeps the rows that came until then:
 * a tenth of the processor time of a list.
 * @param patience how long a statement may take, in milliseconds; it is looked at every quarter of that
 */
export function patientClient(patience: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      const socket = new Socket()
      super({ ...config, stream: () => socket })
      cutWhenSilent(this, socket, patience)
    }
  }
}

function cutWhenSilent(client: pg.Client, socket: Socket, patience: number): void {
  let askedAt: number | undefined
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    askedAt ??= Date.now()
    return query(...asked)
  }) as pg.Client['query']
  client.on('drain', () => (askedAt = undefined))
  const looking = setInterval(() => {
    if (askedAt !== undefined && Date.now() - askedAt > patience)
      socket.destroy(new Error(`Connection terminated: the database said nothing for ${patience} ms`))
  }, patience / 4).unref()
  socket.once('close', () => clearInterval(looking))
}
