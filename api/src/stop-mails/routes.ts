import { linkedMails, stopLinkedMails, type StoppableMails, stopMailsPath } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import {
  type LinkedMails,
  readSecret,
  type Stoppable,
  stopAddressesOf,
  stopPage,
} from '../platform/mail/stop-links'
import { withdrawStopped } from '../platform/mail/withdraw-queries'
import type { Platform } from '../platform/platform'

interface OfLink {
  readonly Params: { readonly secret: string }
}

/** Stops mails by the link in them, without a login. */
export function registerStopping(
  app: FastifyInstance,
  platform: Platform,
  stoppable: Readonly<Record<StoppableMails, Stoppable>>,
): void {
  const { database, codeKeys, settings } = platform

  const demand = (secret: string): LinkedMails => {
    const linked = readSecret(codeKeys, secret)
    if (!linked) throw errors.notFound('such link')
    return linked
  }
  const stop = async (secret: string): Promise<void> => {
    const { of, id } = demand(secret)
    await database.transaction(async (tx) => {
      await stoppable[of].stop(tx, id)
      await withdrawStopped(tx, stopAddressesOf(settings, { of, id }))
    })
  }

  handle(app, platform, linkedMails, async ({ secret }) => {
    const { of, id } = demand(secret)
    return ok({ of, ...(await stoppable[of].find(database, id)) })
  })

  handle(app, platform, stopLinkedMails, async ({ secret }) => {
    await stop(secret)
    return ok()
  })

  // A mail program posts "List-Unsubscribe=One-Click" (RFC 8058). Nothing in the body matters, and no redirect may answer it.
  app.post<OfLink>(stopMailsPath(':secret'), async (request, reply) => {
    platform.limitCalls(request.ip)
    await stop(request.params.secret)
    return reply.type('text/plain; charset=utf-8').send('No more of these mails.\n')
  })

  // Virus scanners and previews open links, so opening one stops nothing.
  app.get<OfLink>(stopMailsPath(':secret'), (request, reply) =>
    reply
      .header('Cache-Control', 'private, no-store')
      .redirect(stopPage(settings.publicUrl, encodeURIComponent(request.params.secret)), 303),
  )
}
