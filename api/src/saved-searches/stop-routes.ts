import { linkedMails, stopLinkedMails, stopMailsPath } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { pagesOf } from './pages'
import { findStoppable, stopMails } from './stop'

interface OfLink {
  readonly Params: { readonly secret: string }
}

/** Stops mails by the link in them, without a login. */
export function registerStopping(app: FastifyInstance, platform: Platform): void {
  const pages = pagesOf(platform.settings.publicUrl)

  handle(app, platform, linkedMails, async ({ secret }) => ok(await findStoppable(platform, secret)))

  handle(app, platform, stopLinkedMails, async ({ secret }) => {
    await stopMails(platform, secret)
    return ok()
  })

  // A mail program posts "List-Unsubscribe=One-Click" (RFC 8058). Nothing in the body matters, and no redirect may answer it.
  app.post<OfLink>(stopMailsPath(':secret'), async (request, reply) => {
    platform.limitCalls(request.ip)
    await stopMails(platform, request.params.secret)
    return reply.type('text/plain; charset=utf-8').send('No more of these mails.\n')
  })

  // Virus scanners and previews open links, so opening one stops nothing.
  app.get<OfLink>(stopMailsPath(':secret'), (request, reply) =>
    reply
      .header('Cache-Control', 'private, no-store')
      .redirect(pages.stop(encodeURIComponent(request.params.secret)), 303),
  )
}
