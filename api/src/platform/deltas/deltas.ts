import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { laterVersionsOf, type OfferedDictionary, offeredDictionary, useAsDictionary } from './dictionaries'
import { compressWithDictionary } from './zstd'

/** Above this many bytes, compressing would hold up other requests. */
const largest = 1_000_000
/** A delta is worth it below this share of the file; else the brotli copy is about as small. */
const worthIt = 0.2
/** What all kept deltas may take, in bytes. */
const keptBytes = 16 * 1024 * 1024
/** Kept in place of a delta that saves little. */
const notWorthIt = Buffer.alloc(0)

/** Prepares the answer with a script or a style whose path stands for its content. */
export const immutableFile = (reply: FastifyReply, pathname: string): FastifyReply =>
  reply
    .headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'accept-encoding' })
    .type(pathname.endsWith('.js') ? 'application/javascript; charset=utf-8' : 'text/css; charset=utf-8')

/**
 * Answers the scripts and styles of a scope as differences from earlier versions, to browsers that kept one (RFC 9842,
 * Compression Dictionary Transport). A delta is made when it is first asked for, so that every pair of versions has one.
 * @param read the file at a path; undefined where there is none
 */
export function serveDeltas(
  scope: FastifyInstance,
  read: (pathname: string) => Promise<Buffer | undefined>,
): void {
  const find = createDeltas(read)

  scope.addHook('preHandler', async (request, reply) => {
    const [pathname = ''] = request.url.split('?')
    const pattern = laterVersionsOf(pathname)
    if (pattern === undefined || request.method !== 'GET' || request.headers.range !== undefined) return
    const dictionary = offeredDictionary(request, pattern)
    if (!dictionary) return
    const delta = await find(pathname, dictionary).catch((error: unknown) => {
      request.log.warn({ err: error, pathname }, 'a file is sent whole: its delta could not be made')
    })
    if (!delta) return
    return immutableFile(reply, pathname).header('Content-Encoding', 'dcz').send(delta)
  })

  scope.addHook('onSend', async (request, reply) => {
    const [pathname = ''] = request.url.split('?')
    const pattern = laterVersionsOf(pathname)
    if (pattern === undefined || reply.statusCode !== 200) return
    const vary = reply.getHeader('Vary')
    reply.headers({
      'Use-As-Dictionary': useAsDictionary(pathname, pattern),
      // Also of an answer that is no delta: a cache between must not hand one to who has another dictionary.
      Vary: [vary, 'available-dictionary'].filter(Boolean).join(', '),
    })
  })
}

/** Makes deltas and keeps the newest. */
function createDeltas(read: (pathname: string) => Promise<Buffer | undefined>) {
  const hashes = new LRUCache<string, Buffer>({
    max: 5000,
    fetchMethod: async (pathname) => {
      const bytes = await read(pathname)
      return bytes && createHash('sha256').update(bytes).digest()
    },
  })
  const deltas = new LRUCache<string, Buffer, [pathname: string, OfferedDictionary]>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length + 200,
    fetchMethod: async (_key, _stale, { context: [pathname, { pathname: earlier, hash }] }) => {
      const [bytes, dictionary] = await Promise.all([read(pathname), read(earlier)])
      if (!bytes || !dictionary) return undefined
      if (Math.max(bytes.length, dictionary.length) > largest) return notWorthIt
      const delta = await compressWithDictionary(bytes, dictionary, hash)
      return delta.length < bytes.length * worthIt ? delta : notWorthIt
    },
  })
  return async (pathname: string, dictionary: OfferedDictionary): Promise<Buffer | undefined> => {
    const hash = await hashes.fetch(dictionary.pathname)
    if (!hash?.equals(dictionary.hash)) return undefined
    const key = `${pathname} ${dictionary.pathname}`
    const delta = await deltas.fetch(key, { context: [pathname, dictionary] })
    return delta === notWorthIt ? undefined : delta
  }
}
