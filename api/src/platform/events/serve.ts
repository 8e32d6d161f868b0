import { eventsPath } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { errors } from '../errors'
import type { Platform } from '../platform'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer ends when the reader leaves, so its duration means nothing. */
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
        // An EventSource stores nothing (HTML, section 9.2.2). `no-store` would keep the page of a member, which has it,
        // out of the browser's back/forward cache.
        'Cache-Control': 'private, no-cache',
        'X-Accel-Buffering': 'no',
        // A stream occupies its connection, and a stop does not wait for a next request on it.
        Connection: 'close',
      })
      .type('text/event-stream')
      .send(streams.open(caller))
  })
  app.addHook('preClose', async () => streams.end())
}
