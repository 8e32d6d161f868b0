import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { ShellRecord, shellRecordFile } from '@within-reach/registry'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Platform } from '../platform/platform'
import { type PageParts, renderPage } from './page'
import type { RegistryFile } from './registry-file'

/** Only scripts and styles of this site run; data: pictures are previews of what a person is about to send. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Files whose name changes with their content. */
const immutable = {
  immutable: true,
  maxAge: '365d',
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const

/**
 * Serves the site: the shell's page at every address, the shell's files and the published remotes' files.
 * @param registry what is live
 */
export async function registerSite(
  app: FastifyInstance,
  platform: Platform,
  registry: RegistryFile,
): Promise<void> {
  const { settings } = platform
  const parts = await readParts(platform)
  const published = path.join(settings.dataDir, 'remotes')
  await mkdir(published, { recursive: true })
  await app.register(fastifyStatic, {
    ...immutable,
    root: settings.shellDir,
    prefix: '/assets/',
    allowedPath: isHashed,
  })
  await app.register(fastifyStatic, {
    ...immutable,
    root: published,
    prefix: '/remotes/',
    allowedPath: isVersioned,
  })

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://site')
    if (looksLikeFile(pathname)) return reply.callNotFound()
    const { status, html } = renderPage(parts, await registry.decision(), pathname)
    return reply
      .code(status)
      .header('Content-Security-Policy', contentSecurityPolicy)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

async function readParts({ settings }: Platform): Promise<PageParts> {
  const read = (name: string) => readFile(path.join(settings.shellDir, name), 'utf8')
  return {
    template: await read('index.html'),
    shell: v.parse(ShellRecord, JSON.parse(await read(shellRecordFile))),
    site: { supportEmail: settings.supportEmail, filmUrl: settings.filmUrl, social: settings.social },
  }
}

const isHashed = (pathname: string): boolean => /\.[0-9a-f]{10}\.\w+(\.map)?$/.test(pathname)
const isVersioned = (pathname: string): boolean => /^\/?mfe-[^/]+\/[^/]+\/[^/]+$/.test(pathname)
const looksLikeFile = (pathname: string): boolean => /\.\w+$/.test(pathname)
