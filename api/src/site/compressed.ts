import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib'
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

/** Answers with bytes that are gzip already; unpacked for a client that cannot read that. */
export function sendGzip(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const readable = new Negotiator(request).encodings(['gzip']).includes('gzip')
  return readable
    ? reply.header('Content-Encoding', 'gzip').send(bytes)
    : reply.send(Readable.from([bytes]).pipe(createGunzip()))
}

/** Chooses how an answer is compressed, and says so to the client and to caches. */
function encode(request: FastifyRequest, reply: FastifyReply): 'br' | 'gzip' | undefined {
  const readable = new Negotiator(request).encodings(['br', 'gzip'])
  const encoding = readable.includes('br') ? 'br' : readable.includes('gzip') ? 'gzip' : undefined
  if (encoding) reply.header('Content-Encoding', encoding)
  return encoding
}
