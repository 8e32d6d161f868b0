import type { IncomingMessage } from 'node:http'
import { errors } from '../errors'

/** The speed limits of request bodies. */
export interface Pace {
  /** The time limit of a form without files, and the interval for measuring the speed of one with files. Milliseconds. */
  readonly timeout: number
  /** The minimum speed of a form with files, in bytes per second. */
  readonly minSpeed: number
}

/** Whether the request is complete. */
const isThere = (raw: IncomingMessage): boolean => raw.complete || raw.destroyed

/**
 * Aborts a body that does not arrive: text alone after a time limit, files below a minimum speed.
 * @returns a signal with the error to answer, and a function that stops watching
 */
export function watchArrival(raw: IncomingMessage, pace: Pace, hasFiles: boolean) {
  const controller = new AbortController()
  const late = () =>
    controller.abort(
      errors.unreadable(
        hasFiles
          ? 'The files came in too slowly. Try again with a faster connection or with smaller files.'
          : `The form came in too slowly: it may take ${Math.ceil(pace.timeout / 1000)} s. Send it again.`,
      ),
    )
  const end = hasFiles ? onSlow(raw, pace, late) : onTimeout(pace.timeout, late)
  return { signal: controller.signal, end }
}

/**
 * Drops the connection of an answered client that does not send the rest of its body at the minimum speed. Clients read the
 * answer when they have sent everything, so one that stops sending will not read it.
 */
export function dropStalled(raw: IncomingMessage, pace: Pace): void {
  if (isThere(raw)) return
  const end = onSlow(raw, pace, () => raw.socket.destroy())
  raw.once('end', end).once('close', end)
}

function onTimeout(timeout: number, act: () => void): () => void {
  const timer = setTimeout(act, timeout)
  timer.unref()
  return () => clearTimeout(timer)
}

/** Acts if an interval brought fewer bytes than the minimum speed. */
function onSlow(raw: IncomingMessage, { timeout, minSpeed }: Pace, act: () => void): () => void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const brought = raw.socket.bytesRead - before
    before += brought
    if (isThere(raw)) clearInterval(timer)
    else if (brought < (minSpeed * timeout) / 1000) {
      clearInterval(timer)
      act()
    }
  }, timeout)
  timer.unref()
  return () => clearInterval(timer)
}
