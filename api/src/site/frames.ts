import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  frameFilesFile,
  framePageFolder,
  HashedFiles,
  pageDecision,
  type PublishedVersion,
  type RemoteDecision,
} from '@within-reach/registry'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { LiveRegistry } from '../platform/live-registry'
import { sendCompressed } from './compressed'
import { escapeMarkup } from './escape'
import { framePolicy, framePermissions } from './frame-policy'
import { languageOf } from '../platform/language'
import { dataScript, type PageSettings } from './page'
import { themeOf } from './theme'

export interface FrameParts {
  /** The built shell, with the page inside frames. */
  readonly shellFolder: string
  readonly site: PageSettings
  readonly decide: LiveRegistry['decide']
}

/**
 * Serves `/frame/<remote>/<version>`: the page inside a sandboxed frame, for the versions that this visitor may get of a remote that
 * the site's owner puts in a frame. It answers 404 for every other one.
 */
export async function registerFrames(
  app: FastifyInstance,
  { shellFolder, site, decide }: FrameParts,
): Promise<void> {
  const files = await readFrameFiles(path.join(shellFolder, framePageFolder))
  app.get<{ Params: { remote: string; version: string } }>(
    '/frame/:remote/:version',
    async (request, reply) => {
      const { remote: name, version: wanted } = request.params
      const { revision, remotes } = await decide(request)
      const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined
      const version = remote?.framed && versionIn(remote, wanted)
      if (!remote || !version) return reply.callNotFound()
      const { framed: _, ...own } = remote
      const decision = pageDecision({ revision, remotes: { [name]: { ...own, version, fallbacks: [] } } }, [
        name,
      ])
      const theme = themeOf(request)
      const html = [
        `<!doctype html><html lang="${languageOf(request)}"${theme ? ` data-theme="${theme}"` : ''}>`,
        `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
        `<title>${escapeMarkup(name)}</title>`,
        ...tagsOf(files),
        '</head><body><main id="main"></main>',
        dataScript('page-settings', { site, files: lateFilesOf(files) }),
        dataScript('page-data', { name, decision }),
        '</body></html>',
      ].join('')
      reply
        .headers({
          // The choice of a version belongs to one visitor.
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
          'X-Frame-Options': 'SAMEORIGIN',
          'X-DNS-Prefetch-Control': 'off',
          'Content-Security-Policy': framePolicy(originOf(request), name, version.version),
          'Permissions-Policy': framePermissions,
        })
        .type('text/html; charset=utf-8')
      return sendCompressed(request, reply, html)
    },
  )
}

/** The origin that the visitor's browser uses: 'self' does not mean the site in a frame of another origin. */
const originOf = ({ protocol, host }: { readonly protocol: string; readonly host: string }): string =>
  `${protocol}://${host}`

const versionIn = ({ version, fallbacks }: RemoteDecision, wanted: string): PublishedVersion | undefined =>
  [version, ...fallbacks].find((one) => one.version === wanted)

const folder = `/assets/${framePageFolder}/`
const isEntry = (name: string): boolean => /^frame\.[0-9a-f]{10}\.(js|css)$/.test(name)

/** The tags of the frame's own script and style. */
const tagsOf = (files: HashedFiles): string[] =>
  Object.entries(files)
    .filter(([name]) => isEntry(name))
    .map(([name, { integrity }]) =>
      name.endsWith('.js')
        ? `<script defer crossorigin src="${folder}${name}" integrity="${integrity}"></script>`
        : `<link rel="stylesheet" crossorigin href="${folder}${name}" integrity="${integrity}">`,
    )

/** The hashes of the files that the frame loads on demand, by their path below `/assets/`. */
const lateFilesOf = (files: HashedFiles): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => !isEntry(name))
      .map(([name, { integrity }]) => [`${framePageFolder}/${name}`, integrity]),
  )

const readFrameFiles = async (shell: string): Promise<HashedFiles> =>
  v.parse(HashedFiles, JSON.parse(await readFile(path.join(shell, frameFilesFile), 'utf8')))
