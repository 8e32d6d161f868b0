import type { IncomingMessage } from 'node:http'
import { errors } from '../errors'

/** How fast bodies must come in. */
export interface Pace {
  /** Milliseconds in which a form without files must be there, and over which the speed of one with files is taken. */
  readonly patience: number
  /** Bytes a second that a form with files must bring. */
  readonly leastSpeed: number
}

/** Whether all of a request was received. */
const isThere = (raw: IncomingMessage): boolean => raw.complete || raw.destroyed

/**
 * Ends the wait for a body that does not come in: after a time where it holds text alone, below a speed where it holds
 * files.
 * @returns aborted with the error to answer, and how to end the watch
 */
export function watchArrival(raw: IncomingMessage, pace: Pace, hasFiles: boolean) {
  const controller = new AbortController()
  const late = () =>
    controller.abort(
      errors.unreadable(
        hasFiles
          ? 'The files came in too slowly. Try again with a faster connection or with smaller files.'
          : `The form came in too slowly: it may take ${Math.ceil(pace.patience / 1000)} s. Send it again.`,
      ),
    )
  const end = hasFiles ? onSlow(raw, pace, late) : onTimeout(pace.patience, late)
  return { signal: controller.signal, end }
}

/**
 * Drops the connection of a client that was answered already and does not send the rest of its body at a fair speed: the
 * answer is read once everything is sent, and a client that stops sending will not read it.
 */
export function dropStalled(raw: IncomingMessage, pace: Pace): void {
  if (isThere(raw)) return
  const end = onSlow(raw, pace, () => raw.socket.destroy())
  raw.once('end', end).once('close', end)
}

function onTimeout(patience: number, act: () => void): () => void {
  const timer = setTimeout(act, patience)
  timer.unref()
  return () => clearTimeout(timer)
}

/** Acts once a time has brought fewer bytes than the least speed. */
function onSlow(raw: IncomingMessage, { patience, leastSpeed }: Pace, act: () => void): () => void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const brought = raw.socket.bytesRead - before
    before += brought
    if (isThere(raw)) clearInterval(timer)
    else if (brought < (leastSpeed * patience) / 1000) {
      clearInterval(timer)
      act()
    }
  }, patience)
  timer.unref()
  return () => clearInterval(timer)
}
