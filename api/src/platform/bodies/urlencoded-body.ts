import type { IncomingMessage } from 'node:http'
import { errors } from '../errors'
import { readUrlencoded } from '../urlencoded'
import type { BodyShare } from './body-budget'
import type { ReceivedBody } from './received-body'

export interface TextLimits {
  readonly maxTextBytes: number
  readonly share: BodyShare
}

export interface TextParts extends TextLimits {
  /** Aborted with the error to answer if the body does not arrive. */
  readonly signal: AbortSignal
}

/** Counts and collects the pieces of a form. */
function collect(raw: IncomingMessage, { maxTextBytes, share }: TextLimits) {
  const pieces: Buffer[] = []
  let length = 0
  const demand = (bytes: number) => {
    if (bytes > maxTextBytes)
      throw errors.tooLarge(`The text of this form may be at most ${Math.floor(maxTextBytes / 1024)} kB.`)
  }
  demand(Number(raw.headers['content-length'] ?? 0))
  return {
    /** @throws too-large (413), too-many (429), unavailable (503) */
    add(piece: Buffer): void {
      share.take('memory', piece.length)
      demand((length += piece.length))
      pieces.push(piece)
    },
    end: (): ReceivedBody => ({ pairs: readUrlencoded(Buffer.concat(pieces)), files: [] }),
  }
}

/**
 * Reads a form without files that has arrived completely. A short form arrives with its headers, and a timer would take a
 * tenth of the time of a quick call.
 * @throws too-large (413), too-many (429), unavailable (503)
 */
export function readArrivedText(raw: IncomingMessage, limits: TextLimits): ReceivedBody {
  const { add, end } = collect(raw, limits)
  for (let piece = raw.read() as Buffer | null; piece !== null; piece = raw.read() as Buffer | null)
    add(piece)
  return end()
}

/**
 * Reads a form without files.
 * @throws invalid (400) if it ends early, too-large (413), too-many (429), unavailable (503)
 */
export async function readText(
  raw: IncomingMessage,
  { signal, ...limits }: TextParts,
): Promise<ReceivedBody> {
  const { add, end } = collect(raw, limits)
  let onData: ((piece: Buffer) => void) | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      onData = (piece) => {
        try {
          add(piece)
        } catch (error) {
          reject(error as Error)
        }
      }
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      raw.on('error', () => reject(endsEarly()))
      raw.once('close', () => raw.complete || reject(endsEarly()))
      raw.once('end', resolve)
      raw.on('data', onData)
    })
  } finally {
    if (onData) raw.off('data', onData)
  }
  return end()
}

const endsEarly = () => errors.unreadable('The form could not be read: it ends early.')
