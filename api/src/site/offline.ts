import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pickLanguage } from '@within-reach/contract'
import {
  copyLifetime,
  datesAt,
  type Decision,
  type OfflineDocument,
  offlineDocumentPath,
  offlineFiles,
  type OfflineOff,
  offlineWorkerFile,
  offlineWorkerPath,
  pageDecision,
} from '@within-reach/registry'
import type { FastifyInstance } from 'fastify'
import { entityTag, isKnown } from '../platform/entity-tag'
import type { LiveRegistry } from '../platform/live-registry'
import { securityHeaders } from '../platform/security-headers'
import { sendCompressed } from './compressed'
import { contentSecurityPolicy } from './content-security-policy'
import { scriptSources } from './hash-source'
import { languageOf } from '../platform/language'
import { dataScript, fillPage, type PageParts, siteName, type Visitor } from './page'
import { themeOf } from './theme'

export interface OfflineParts {
  readonly parts: PageParts
  /** The built shell, with its service worker. */
  readonly shellFolder: string
  readonly decide: LiveRegistry['decide']
  /** Creates the signature over the bytes of the body, for the header `Registry-Signature`. */
  readonly sign: (body: Buffer) => string
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Serves the copy that a browser keeps for use without a network: the service worker, and the signed document that it reads. */
export function registerOffline(
  app: FastifyInstance,
  { parts, shellFolder, decide, sign, now = Date.now }: OfflineParts,
): void {
  app.get(offlineWorkerPath, async (request, reply) => {
    const script = await readFile(path.join(shellFolder, offlineWorkerFile), 'utf8')
    reply.type('application/javascript; charset=utf-8').headers({
      // A browser checks for another worker at each page load.
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      Vary: 'Accept-Encoding',
    })
    return sendCompressed(request, reply, script)
  })

  app.get(offlineDocumentPath, async (request, reply) => {
    const decision = await decide(request)
    reply.headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Encoding, Accept-Language, Cookie' })
    // A preview ends with its link, so it is not kept.
    if (Object.values(decision.remotes).some(({ why }) => why === 'override')) return reply.code(204).send()
    const visitor = { language: languageOf(request), theme: themeOf(request) }
    const dates = datesAt(now(), copyLifetime)
    const text = JSON.stringify(offlineDocument(parts, decision, visitor, dates))
    const tag = entityTag(text)
    reply.header('ETag', tag)
    if (isKnown(request, tag)) return reply.code(304).send()
    reply.header('Registry-Signature', sign(Buffer.from(text))).type('application/json; charset=utf-8')
    return sendCompressed(request, reply, text)
  })
}

/** Creates the document: a page with this decision and without data of a member, and the files that it may request. */
function offlineDocument(
  parts: PageParts,
  decision: Decision,
  visitor: Visitor,
  dates: ReturnType<typeof datesAt>,
): OfflineDocument | OfflineOff {
  const { revision } = decision
  if (decision.offline) return { offline: decision.offline, revision, ...dates }
  const html = fillPage(parts.template, {
    ...visitor,
    head: [`<title>${siteName}</title>`],
    main: parts.shell.early && pickLanguage(parts.shell.early, visitor.language).section,
    data: [
      dataScript('page-settings', {
        site: parts.site,
        files: parts.late,
        registryKey: parts.registryKey,
        offline: true,
      }),
      dataScript('page-data', { decision: pageDecision(decision, [], dates) }),
    ],
  })
  return {
    revision,
    ...dates,
    html,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy([], scriptSources(parts.template)),
    },
    files: offlineFiles(parts.shell, decision),
  }
}
