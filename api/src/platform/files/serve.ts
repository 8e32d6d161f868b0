import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from '../errors'
import type { Platform } from '../platform'
import { attachment } from './attachment'
import { isKey, orUnavailable } from './store'

/**
 * Serves uploads under `/files/<key>`; a PDF's key may be followed by the name to save it under. An upload is never served
 * as a page: pictures are WebP that the service encoded, and a PDF is a download in a sandbox.
 */
export function registerFiles(app: FastifyInstance, { files }: Platform): void {
  const serve = async (reply: FastifyReply, key: string, name?: string) => {
    const file = isKey(key) ? await orUnavailable(files.open(key)) : undefined
    if (!file) throw errors.notFound('such file')
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Content-Disposition', file.type === 'application/pdf' ? attachment('.pdf', name) : 'inline')
      .header('Content-Length', file.size)
      .type(file.type)
      .send(file.stream)
  }
  app.get<{ Params: { key: string } }>('/files/:key', (request, reply) => serve(reply, request.params.key))
  // A wildcard, because names exceed the length of a route parameter.
  app.get<{ Params: { key: string; '*': string } }>('/files/:key/*', (request, reply) =>
    serve(reply, request.params.key, request.params['*']),
  )
}
