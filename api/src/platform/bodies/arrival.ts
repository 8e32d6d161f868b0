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
const isComplete = (raw: IncomingMessage): boolean => raw.complete || raw.destroyed

/**
 * Aborts a body that does not arrive: a form without files after a time limit, one with files below a minimum speed.
 * @returns a signal with the error to answer, and a function that stops watching
 */
export function watchArrival(raw: IncomingMessage, pace: Pace, hasFiles: boolean) {
  const controller = new AbortController()
  const late = () =>
    controller.abort(
      errors.unreadable(
        hasFiles
          ? 'The files arrived too slowly. Try again with a faster connection or with smaller files.'
          : `The form arrived too slowly: it may take ${Math.ceil(pace.timeout / 1000)} s. Send it again.`,
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
  if (isComplete(raw)) return
  const end = onSlow(raw, pace, () => raw.socket.destroy())
  raw.once('end', end).once('close', end)
}

function onTimeout(timeout: number, act: () => void): () => void {
  const timer = setTimeout(act, timeout)
  timer.unref()
  return () => clearTimeout(timer)
}

/** Calls `act` if fewer bytes arrived in an interval than the minimum speed demands. */
function onSlow(raw: IncomingMessage, { timeout, minSpeed }: Pace, act: () => void): () => void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const received = raw.socket.bytesRead - before
    before += received
    if (isComplete(raw)) clearInterval(timer)
    else if (received < (minSpeed * timeout) / 1000) {
      clearInterval(timer)
      act()
    }
  }, timeout)
  timer.unref()
  return () => clearInterval(timer)
}
