import { overridePath } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform'
import { demandSameOrigin } from '../platform/same-origin'
import type { Overrides } from './overrides'

/** The maximum size of an answer in bytes. Its fields are not longer than a link, and links are short. */
const bodyLimit = 16 * 1024

/**
 * Accepts a visitor's consent to an override link. It must come from a page of this site. Otherwise another site could consent.
 */
export function registerOverrideAnswer(
  app: FastifyInstance,
  { settings, limitCalls }: Pick<Platform, 'settings' | 'limitCalls'>,
  overrides: Pick<Overrides, 'accept'>,
): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
    )
    scope.post(overridePath, async (request, reply) => {
      limitCalls(request.ip)
      demandSameOrigin(request, settings.publicUrl)
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const { location, cookie } = await overrides.accept(request, sent)
      if (cookie !== undefined) reply.header('Set-Cookie', cookie)
      return reply.header('Cache-Control', 'no-store').redirect(location, 303)
    })
    done()
  })
}
