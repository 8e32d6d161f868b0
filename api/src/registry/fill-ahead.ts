import type { FastifyInstance } from 'fastify'
import type { LiveRegistry } from '../platform/live-registry'
import { versionsOf } from '@within-reach/registry'
import type { VersionFiles } from './version-files'

/** Copies the files of live versions at the start, so that the first visitor need not wait for them. */
export function fillAhead(
  app: FastifyInstance,
  { environment, document }: LiveRegistry,
  files: Pick<VersionFiles, 'fill'>,
): void {
  let closing = false
  let filling = Promise.resolve()
  const fillAll = async (): Promise<void> => {
    for (const [remote, { environments }] of Object.entries(document().remotes)) {
      const live = environments[environment]
      for (const version of live ? versionsOf(live) : []) if (!closing) await files.fill(remote, version)
    }
  }
  app.addHook('onListen', (done) => {
    filling = fillAll().catch((error: unknown) =>
      app.log.warn(
        { err: error },
        'published files could not be copied at the start; they are copied at their first request',
      ),
    )
    done()
  })
  app.addHook('onClose', async () => {
    closing = true
    await filling
  })
}
