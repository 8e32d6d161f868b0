import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to a server on this machine, which a test can interrupt. A restarted server could lose its port to another process. */
export interface Line {
  readonly port: number
  /** Closes all connections, and closes new ones at once. */
  cut(): void
  /** Passes nothing on any more, without closing anything. */
  hang(): void
  /** Closes the connections whose first packet contains a text, and new ones. */
  refuse(text: string): void
  /** Passes everything on again, over new connections. */
  restore(): void
  close(): void
}

interface Connection {
  readonly near: Socket
  readonly far: Socket
  /** The first packet of the client. */
  begin: string
}

/** @param port of the server */
export async function openLine(port: number): Promise<Line> {
  const connections = new Set<Connection>()
  let state: 'connected' | 'cut' | 'hanging' = 'connected'
  let refused: string | undefined
  const isRefused = ({ begin }: Connection) => refused !== undefined && begin.includes(refused)
  const end = (which: (connection: Connection) => boolean) => {
    for (const connection of connections) if (which(connection)) connection.near.destroy()
  }
  const proxy = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(port, '127.0.0.1')
    const connection: Connection = { near, far, begin: '' }
    connections.add(connection)
    near.on('data', (bytes) => {
      connection.begin ||= bytes.toString('latin1')
      if (isRefused(connection)) near.destroy()
      else if (state === 'connected') far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (state === 'connected') near.write(bytes)
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => {})
      socket.on('close', () => {
        connections.delete(connection)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    cut() {
      state = 'cut'
      end(() => true)
    },
    hang: () => void (state = 'hanging'),
    refuse(text) {
      refused = text
      end(isRefused)
    },
    restore() {
      // Connections that hung have lost a part of what was sent.
      end(() => state === 'hanging')
      state = 'connected'
      refused = undefined
    },
    close() {
      end(() => true)
      proxy.close()
    },
  }
}

/** The same URL through a line. */
export function throughLine(url: string, { port }: Line): string {
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return through.href
}
