import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

// The text differs per visitor, so light compression is enough: half a millisecond per page.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const gzipOptions = { level: 4 }

/** A text of fewer bytes fits into one packet uncompressed. */
const minBytes = 1000

/** Answers with a text for this request, compressed if the client accepts it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const bytes = Buffer.from(text)
  const encoding = bytes.length < minBytes ? undefined : encode(request, reply)
  if (encoding === 'br') return reply.send(await brotli(bytes, brotliOptions))
  if (encoding === 'gzip') return reply.send(await gzipped(bytes, gzipOptions))
  return reply.send(bytes)
}

/** Answers with gzip bytes, decompressed for a client that does not accept gzip. */
export function sendGzip(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const readable = new Negotiator(request).encodings(['gzip']).includes('gzip')
  return readable
    ? reply.header('Content-Encoding', 'gzip').send(bytes)
    : reply.send(Readable.from([bytes]).pipe(createGunzip()))
}

/** Chooses the compression of an answer, and tells the client and caches. */
function encode(request: FastifyRequest, reply: FastifyReply): 'br' | 'gzip' | undefined {
  const readable = new Negotiator(request).encodings(['br', 'gzip'])
  const encoding = readable.includes('br') ? 'br' : readable.includes('gzip') ? 'gzip' : undefined
  if (encoding) reply.header('Content-Encoding', encoding)
  return encoding
}
