import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

// Made anew for each visitor, so a little compression is enough: half a millisecond for a page.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const gzipOptions = { level: 4 }

/** Below this many bytes a text fits one packet anyway. */
const worthIt = 1000

/** Answers with a text that was made for this request, compressed where the client can read that. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const bytes = Buffer.from(text)
  const encoding = bytes.length < worthIt ? undefined : encode(request, reply)
  if (encoding === 'br') return reply.send(await brotli(bytes, brotliOptions))
  if (encoding === 'gzip') return reply.send(await gzipped(bytes, gzipOptions))
  return reply.send(bytes)
}

/** The same for a text that comes in pieces, each of which is dropped once it is sent. */
export function streamCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
): FastifyReply {
  const encoding = encode(request, reply)
  if (!encoding) return reply.send(Readable.from(pieces))
  const packed = encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions)
  // A failure ends the stream that is sent, and is logged where that one is.
  pipeline(pieces, packed, () => {})
  return reply.send(packed)
}

/** Chooses how an answer is compressed, and says so to the client and to caches. */
function encode(request: FastifyRequest, reply: FastifyReply): 'br' | 'gzip' | undefined {
  const readable = new Negotiator(request).encodings(['br', 'gzip'])
  const encoding = readable.includes('br') ? 'br' : readable.includes('gzip') ? 'gzip' : undefined
  if (encoding) reply.header('Content-Encoding', encoding)
  return encoding
}
