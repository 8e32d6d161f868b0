import { eventsPath } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { errors } from '../errors'
import type { Platform } from '../platform'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer ends when the reader leaves, so its duration is not measured. */
    endless?: boolean
  }
}

/** Serves the event stream of the logged-in member, by the session cookie, to pages of this site only. */
export function registerEvents(app: FastifyInstance, platform: Platform): void {
  const { streams } = platform
  // A HEAD request would open a stream that nobody reads.
  app.get(eventsPath, { exposeHeadRoute: false, config: { endless: true } }, async (request, reply) => {
    platform.limitCalls(request.ip)
    const caller = await platform.identifyBrowser(request)
    if (!caller) throw errors.loggedOut()
    return reply
      .headers({
        // An EventSource stores nothing (HTML, section 9.2.2). A member's page has `no-store`, and Chromium keeps it in its
        // back/forward cache only if no answer to its scripts has `no-store` as well.
        'Cache-Control': 'private, no-cache',
        'X-Accel-Buffering': 'no',
        // A stopping service must not wait for another request on this connection.
        Connection: 'close',
      })
      .type('text/event-stream')
      .send(streams.open(caller))
  })
  app.addHook('preClose', async () => streams.end())
}
