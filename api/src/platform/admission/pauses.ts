import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Pauses reading from connections. */
export interface Pauses {
  /** Pauses the connection of an answered request, unless its body is still arriving. */
  add(request: Pick<IncomingMessage, 'complete' | 'socket'>): void
  /**
   * Resumes the connections whose pause is over, and the longest paused ones among the others.
   * @param room the number of requests that would be admitted now
   */
  sweep(room: number): void
}

/** The maximum milliseconds of a pause: shorter than Retry-After, so that it does not delay clients that obey. */
export const pausedFor = 500

/** The event loop delay in milliseconds above which turns are too full to accept new connections quickly. */
const lateAbove = 15
/** The refusals per millisecond above which they cost the accepted requests a hundredth of a processor. */
const manyRefusals = 0.5

/**
 * Whether pauses are worthwhile. Without need, none is made, so that a single refusal delays nothing else.
 * @param measured the delay of the event loop in milliseconds, and the refusals per millisecond
 */
export const arePausesWorthwhile = ({ delay, refused }: { delay: number; refused: number }): boolean =>
  delay > lateAbove || refused > manyRefusals

/**
 * Pauses connections whose request was refused. A client that retries at once, ignoring Retry-After, then waits at no cost:
 * a refusal takes 20 µs, so refusing every retry would take a third of a processor from the accepted requests. libuv accepts
 * one connection per turn of the event loop, so turns full of refusals would also keep new connections waiting, including
 * probes. A proxy shares its connections among people, so they are resumed as soon as there is room.
 * @param now milliseconds; by default the clock
 */
export function createPauses(now: () => number = () => performance.now()): Pauses {
  /** In the order of their end. */
  const paused: { readonly socket: Socket; readonly until: number }[] = []
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
    sweep(room) {
      const ended = paused.filter(({ until }) => until <= now()).length
      const over = paused.splice(0, Math.max(ended, room))
      for (const { socket } of over) if (!socket.destroyed) socket.resume()
    },
  }
}
