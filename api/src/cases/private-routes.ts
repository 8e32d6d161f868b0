import { caseEventsPath } from '@within-reach/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../platform/errors'
import { isKey, isPrivateKey, orUnavailable } from '../platform/files/store'
import type { Platform } from '../platform/platform'
import { demandSameOrigin } from '../platform/same-origin'
import { demandLink, type LinkCookie, noSuchCase } from './links'
import type { LiveCases } from './live'
import { hasPicture } from './offer-queries'
import { findCase } from './queries'

interface OfCase {
  readonly Params: { readonly idx: string }
}

/** The pictures and the events of a case, which browsers request without a bearer: by the cookies of a login or of a link. */
export function registerPrivate(
  app: FastifyInstance,
  platform: Platform,
  cookie: LinkCookie,
  { linked }: LiveCases,
): void {
  const { database, files, settings } = platform

  /** The hash of the link, if the request's cookie opens this case. */
  const linkOf = async (request: FastifyRequest, id: number): Promise<Buffer | undefined> => {
    const secret = cookie.read(request)
    if (secret === undefined) return undefined
    const found = await demandLink(platform, secret, request.ip)
    return found.id === id ? found.hash : undefined
  }

  const mayRead = async (request: FastifyRequest, id: number): Promise<boolean> => {
    const reader = await platform.identifyVisitor(request)
    if (reader?.roles.includes('agent')) return true
    if (reader && (await findCase(database, { as: 'member', id, userId: reader.userId }))) return true
    return (await linkOf(request, id)) !== undefined
  }

  app.get<OfCase & { readonly Params: { readonly key: string } }>(
    '/api/case/:idx/files/:key',
    async (request, reply) => {
      platform.limitCalls(request.ip)
      const { key } = request.params
      const id = idOf(request.params.idx)
      if (
        !isKey(key) ||
        !isPrivateKey(key) ||
        !(await mayRead(request, id)) ||
        !(await hasPicture(database, id, key))
      )
        throw errors.notFound('such file')
      const file = await orUnavailable(files.open(key))
      if (!file) throw errors.notFound('such file')
      return reply
        .header('Cache-Control', 'private, no-store')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Content-Disposition', 'inline')
        .header('Content-Length', file.size)
        .type(file.type)
        .send(file.stream)
    },
  )

  // A HEAD request would open a stream that nobody reads.
  const endless = { exposeHeadRoute: false, config: { endless: true } }
  app.get<OfCase>(eventsRoute, endless, async (request, reply: FastifyReply) => {
    platform.limitCalls(request.ip)
    demandSameOrigin(request, settings.publicUrl)
    const id = idOf(request.params.idx)
    const hash = await linkOf(request, id)
    if (!hash) throw noSuchCase()
    return reply
      .headers({
        // As for the events of members.
        'Cache-Control': 'private, no-cache',
        'X-Accel-Buffering': 'no',
        Connection: 'close',
      })
      .type('text/event-stream')
      .send(linked.open({ userId: id, tokenHash: hash }))
  })
  app.addHook('preClose', async () => linked.end())
}

const eventsRoute = caseEventsPath(0).replace('0', ':idx')

/** @throws not-found (404) */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw noSuchCase()
  return Number(text)
}
