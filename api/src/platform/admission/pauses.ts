import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Connections that are not read for a while. */
export interface Pauses {
  /** Pauses the connection of a request that was answered, unless its body is still on its way. */
  add(request: Pick<IncomingMessage, 'complete' | 'socket'>): void
  /** Reads again from those whose time is over. */
  sweep(): void
}

/** Milliseconds for which a connection is not read. */
export const pausedFor = 500

/**
 * Pauses connections whose request was refused while the event loop is late: a client that comes back at once, in place of after
 * Retry-After, waits without costing anything. libuv accepts one connection in each turn of the event loop, so turns that are
 * filled with refusals keep new connections waiting, probes among them.
 * @param now milliseconds; the clock unless told
 */
export function createPauses(now: () => number = () => performance.now()): Pauses {
  /** In the order of their end. */
  let paused: { readonly socket: Socket; readonly until: number }[] = []
  return {
    add(request) {
      // Node drains the request first, for which it reads again.
      setImmediate(() => {
        const { complete, socket } = request
        if (!complete || socket.destroyed) return
        socket.pause()
        paused.push({ socket, until: now() + pausedFor })
      })
    },
    sweep() {
      const over = paused.filter(({ until }) => until <= now())
      if (over.length === 0) return
      paused = paused.slice(over.length)
      for (const { socket } of over) if (!socket.destroyed) socket.resume()
    },
  }
}
