import type { IncomingMessage } from 'node:http'
import { errors } from '../errors'
import { readUrlencoded } from '../urlencoded'
import type { BodyShare } from './body-budget'
import type { ReceivedBody } from './received-body'

export interface TextParts {
  readonly textAtMost: number
  readonly share: BodyShare
  /** Aborted with the error to answer if the body does not arrive. */
  readonly signal: AbortSignal
}

/**
 * Reads a form without files.
 * @throws invalid (400) if it ends early, too-large (413), too-many (429), unavailable (503)
 */
export async function readText(
  raw: IncomingMessage,
  { textAtMost, share, signal }: TextParts,
): Promise<ReceivedBody> {
  const pieces: Buffer[] = []
  let length = 0
  const tooLarge = () =>
    errors.tooLarge(`The text of this form may be at most ${Math.floor(textAtMost / 1024)} kB.`)
  if (Number(raw.headers['content-length'] ?? 0) > textAtMost) throw tooLarge()
  let onData: ((piece: Buffer) => void) | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      onData = (piece) => {
        try {
          share.take('memory', piece.length)
          if ((length += piece.length) > textAtMost) throw tooLarge()
          pieces.push(piece)
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
  return { pairs: readUrlencoded(Buffer.concat(pieces)), files: [] }
}

const endsEarly = () => errors.unreadable('The form could not be read: it ends early.')
