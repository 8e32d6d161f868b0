import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Pauses reading from connections. */
export interface Pauses {
  /** Pauses the connection of an answered request, unless its body is still arriving. */
  add(request: Pick<IncomingMessage, 'complete' | 'socket'>): void
  /** Resumes the connections whose pause is over. */
  sweep(): void
}

/** The milliseconds of a pause. */
export const pausedFor = 500

/**
 * Pauses connections whose request was refused while the event loop is late. A client that retries at once, ignoring
 * Retry-After, then waits at no cost. libuv accepts one connection per turn of the event loop, so turns full of refusals
 * would keep new connections waiting, including probes.
 * @param now milliseconds; by default the clock
 */
export function createPauses(now: () => number = () => performance.now()): Pauses {
  /** In the order of their end. */
  let paused: { readonly socket: Socket; readonly until: number }[] = []
  return {
    add(request) {
      // Node drains the request first, and resumes reading for that.
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
