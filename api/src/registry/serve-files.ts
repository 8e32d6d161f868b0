import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { RemoteName, VersionNumber } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { serveDeltas } from '../platform/deltas/deltas'
import { immutableFiles } from '../platform/immutable-files'
import type { VersionFiles } from './version-files'

const prefix = '/remotes/'

/**
 * Serves `/remotes/<name>/<version>/<file>` of every published version, compressed if the client accepts it, or as
 * the difference from an earlier version that the client has. A version never changes, so its files are cached without expiry.
 */
export async function serveVersionFiles(app: FastifyInstance, files: VersionFiles): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }, reply) => {
      const version = versionAt(params['*'] ?? '')
      if (!version || !(await files.fill(...version))) return reply.callNotFound()
    })
    serveDeltas(scope, async (pathname) => {
      const version = versionAt(pathname.slice(prefix.length))
      if (!version || !(await files.fill(...version))) return undefined
      return files.read(...version, path.basename(pathname)).catch(() => undefined)
    })
    await scope.register(fastifyStatic, {
      ...immutableFiles,
      root: files.root,
      prefix,
      allowedPath: (pathname) => versionAt(pathname.replace(/^\//, '')) !== undefined,
    })
  })
}

/** The version of a file's address; undefined if it cannot be one. */
function versionAt(address: string): [remote: string, version: string] | undefined {
  const [, remote, version] = /^([^/]{1,100})\/([^/]{1,100})\/\w[\w.-]*$/.exec(address) ?? []
  return v.is(RemoteName, remote) && v.is(VersionNumber, version) ? [remote, version] : undefined
}
