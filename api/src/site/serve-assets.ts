import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { immutableFile, serveDeltas } from '../platform/deltas/deltas'
import { laterVersionsOf } from '../platform/deltas/dictionaries'
import { sendCompressed } from './compressed'
import type { ShellFiles } from './shell-files'

const prefix = '/assets/'
const isHashed = (pathname: string): boolean => /\.[0-9a-f]{10}\.\w+(\.map)?$/.test(pathname)

/**
 * Serves `/assets/<file>`: the files of this instance's shell, and the scripts and styles of those before it, which open tabs
 * and a rolling deploy ask for.
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
      if (bytes) return sendCompressed(request, immutableFile(reply, pathname), bytes.toString())
    })

    await scope.register(fastifyStatic, {
      root: folder,
      prefix,
      allowedPath: isHashed,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
      decorateReply: false,
    })
  })
}
