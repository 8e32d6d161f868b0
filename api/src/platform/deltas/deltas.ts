import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { immutableHeaders } from '../immutable-files'
import { laterVersionsOf, type OfferedDictionary, offeredDictionary, useAsDictionary } from './dictionaries'
import { compressWithDictionary } from './zstd'

/** The maximum size of a file, in bytes: compressing a larger one would delay other requests. */
const largest = 1_000_000
/** A delta must be smaller than this share of the file. Otherwise the brotli copy is about as small. */
const maxRatio = 0.2
/** The maximum size of all cached deltas, in bytes. */
const cachedBytes = 16 * 1024 * 1024
/** Cached in place of a delta that saves little. */
const noDelta = Buffer.alloc(0)

/**
 * Sends scripts and styles as differences from an earlier version that the browser has (RFC 9842, Compression Dictionary
 * Transport). A delta is created at its first request, so that any two versions can have one.
 * @param read reads the file at a path; undefined if there is none
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
      request.log.warn({ err: error, pathname }, 'a file is sent whole: its delta could not be created')
    })
    if (!delta) return
    return immutableHeaders(reply, pathname).header('Content-Encoding', 'dcz').send(delta)
  })

  scope.addHook('onSend', async (request, reply) => {
    const [pathname = ''] = request.url.split('?')
    const pattern = laterVersionsOf(pathname)
    if (pattern === undefined || reply.statusCode !== 200) return
    const vary = reply.getHeader('Vary')
    reply.headers({
      'Use-As-Dictionary': useAsDictionary(pathname, pattern),
      // Whole files vary as well: a cache must not answer one client with the delta for another client's dictionary.
      Vary: [vary, 'available-dictionary'].filter(Boolean).join(', '),
    })
  })
}

/** Creates deltas, and caches the most recently used ones. */
function createDeltas(read: (pathname: string) => Promise<Buffer | undefined>) {
  const hashes = new LRUCache<string, Buffer>({
    max: 5000,
    fetchMethod: async (pathname) => {
      const bytes = await read(pathname)
      return bytes && createHash('sha256').update(bytes).digest()
    },
  })
  const deltas = new LRUCache<string, Buffer, [pathname: string, OfferedDictionary]>({
    maxSize: cachedBytes,
    sizeCalculation: ({ length }) => length + 200,
    fetchMethod: async (_key, _stale, { context: [pathname, { pathname: earlier, hash }] }) => {
      const [bytes, dictionary] = await Promise.all([read(pathname), read(earlier)])
      if (!bytes || !dictionary) return undefined
      if (Math.max(bytes.length, dictionary.length) > largest) return noDelta
      const delta = await compressWithDictionary(bytes, dictionary, hash)
      return delta.length < bytes.length * maxRatio ? delta : noDelta
    },
  })
  return async (pathname: string, dictionary: OfferedDictionary): Promise<Buffer | undefined> => {
    const hash = await hashes.fetch(dictionary.pathname)
    if (!hash?.equals(dictionary.hash)) return undefined
    const key = `${pathname} ${dictionary.pathname}`
    const delta = await deltas.fetch(key, { context: [pathname, dictionary] })
    return delta === noDelta ? undefined : delta
  }
}
