import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { serveDeltas } from '../platform/deltas/deltas'
import { laterVersionsOf } from '../platform/deltas/dictionaries'
import { immutableFiles, immutableHeaders } from '../platform/immutable-files'
import { sendCompressed } from './compressed'
import type { ShellFiles } from './shell-files'

const prefix = '/assets/'
const isHashed = (pathname: string): boolean => /\.[0-9a-f]{10}\.\w+(\.map)?$/.test(pathname)

/**
 * Serves `/assets/<file>`: the files of this instance's shell, and the scripts and styles of other shells, for tabs that were
 * opened before a deploy and for pages of other instances during a rolling deploy.
 * @param folder the built shell
 */
export async function serveAssets(app: FastifyInstance, folder: string, files: ShellFiles): Promise<void> {
  await app.register(async (scope) => {
    serveDeltas(scope, (pathname) => files.find(pathname.slice(prefix.length)))

    scope.addHook('preHandler', async (request, reply) => {
      const [pathname = ''] = request.url.split('?')
      const name = pathname.slice(prefix.length)
      if (files.has(name) || laterVersionsOf(pathname) === undefined) return
      const bytes = await files.find(name)
      if (bytes) return sendCompressed(request, immutableHeaders(reply, pathname), bytes.toString())
    })

    await scope.register(fastifyStatic, {
      ...immutableFiles,
      root: folder,
      prefix,
      allowedPath: isHashed,
    })
  })
}
