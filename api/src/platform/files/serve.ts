import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../entity-tag'
import { errors } from '../errors'
import type { Platform } from '../platform'
import { attachment } from './attachment'
import { isKey, isPrivateKey, orUnavailable } from './store'

/**
 * Serves uploads under `/files/<key>`; a PDF's key may be followed by the name to save it under. An upload is never served
 * as a page: pictures are WebP that the service encoded, and a PDF is a download in a sandbox. Private files have no public path.
 */
export function registerFiles(
  app: FastifyInstance,
  { files, withdrawnFiles, identifyVisitor }: Platform,
): void {
  /** Only moderators see the files of withdrawn content. */
  const isModerator = async (request: FastifyRequest): Promise<boolean> =>
    (await identifyVisitor(request))?.roles.includes('moderator') ?? false

  const serve = async (request: FastifyRequest, reply: FastifyReply, key: string, name?: string) => {
    if (!isKey(key) || isPrivateKey(key)) throw errors.notFound('such file')
    const withdrawn = await withdrawnFiles.has(key)
    if (withdrawn && !(await isModerator(request))) throw errors.notFound('such file')
    const file = await orUnavailable(files.open(key))
    if (!file) throw errors.notFound('such file')
    // The content behind a key never changes. A shared cache asks each time whether it is still served.
    const etag = `"${key}"`
    reply.header('Cache-Control', withdrawn ? 'private, no-store' : sharedCaching).header('ETag', etag)
    if (isKnown(request, etag)) {
      file.stream.destroy()
      return reply.code(304).send()
    }
    return reply
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Content-Disposition', file.type === 'application/pdf' ? attachment('.pdf', name) : 'inline')
      .header('Content-Length', file.size)
      .type(file.type)
      .send(file.stream)
  }
  app.get<{ Params: { key: string } }>('/files/:key', (request, reply) =>
    serve(request, reply, request.params.key),
  )
  // A wildcard, because names exceed the length of a route parameter.
  app.get<{ Params: { key: string; '*': string } }>('/files/:key/*', (request, reply) =>
    serve(request, reply, request.params.key, request.params['*']),
  )
}

/** Browsers keep a file that they were shown for a year (RFC 9111, section 5.2.2.10: `s-maxage` is for shared caches). */
const sharedCaching = 'public, max-age=31536000, s-maxage=0, immutable'
