import type { FastifyInstance } from 'fastify'
import { errors } from '../errors'
import type { Platform } from '../platform'
import { isKey } from './store'

/**
 * Serves uploads. Nothing that a person uploaded is ever served as a page: pictures are WebP that we made ourselves,
 * and a PDF is a download in a sandbox.
 */
export function registerFiles(app: FastifyInstance, { files }: Platform): void {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params
    const file = isKey(key) ? await files.open(key) : undefined
    if (!file) throw errors.notFound('such file')
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Content-Disposition', file.type === 'application/pdf' ? 'attachment' : 'inline')
      .header('Content-Length', file.size)
      .type(file.type)
      .send(file.stream)
  })
}
