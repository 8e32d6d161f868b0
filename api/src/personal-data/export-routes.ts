import { dataExportPath, exportData, limits } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { attachment } from '../platform/files/attachment'
import { languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import { hashOf, newSecret } from '../platform/secret'
import { archiveOf } from './archive/archive'
import { deleteExpiredExports, insertExport, useExport } from './export-queries'

const archives = { most: limits.exportsPerDay, within: 24 * 60 * 60_000 }

/** A member loads an archive of everything that is theirs: a call answers an address, and the browser opens it. */
export function registerExport(app: FastifyInstance, platform: Platform): void {
  const { database, tries, cleanup } = platform
  cleanup.add({ what: 'exports', run: () => deleteExpiredExports(database) })

  handle(app, platform, exportData, async (_fields, { caller: { userId } }) => {
    const { allowed, retryAfter } = await tries.take('data-export', String(userId), archives)
    if (!allowed)
      throw errors.tooMany('You have prepared several archives today. Try again later.', retryAfter)
    const secret = newSecret()
    const until = await insertExport(database, hashOf(secret), userId)
    return ok({ address: `${dataExportPath}/${secret}`, until: until.toISOString() })
  })

  // A HEAD request would use the address up.
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { secret: string } }>(`${dataExportPath}/:secret`, options, async (request, reply) => {
    platform.limitCalls(request.ip)
    // Without the login of the member, the address is worth nothing to somebody who finds it.
    const reader = await platform.identifyBrowser(request)
    if (!reader || !(await useExport(database, hashOf(request.params.secret), reader.userId)))
      throw errors.notFound('such archive any more. Prepare another one')
    const { stream, stop } = await archiveOf(platform, reader.userId, languageOf(request))
    reply.raw.once('close', stop)
    return reply
      .header('Cache-Control', 'private, no-store')
      .header(
        'Content-Disposition',
        attachment('.zip', `within-reach-${new Date().toISOString().slice(0, 10)}`),
      )
      .type('application/zip')
      .send(stream)
  })
}
