import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalPath } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notShared } from '../platform/caching'
import type { LiveRegistry } from '../platform/live-registry'
import type { PrefetchableCalls } from '../platform/prefetchable-calls'
import type { Platform } from '../platform/platform'
import type { Settings } from '../platform/settings'
import type { SignDecision } from '../platform/sign-decision'
import type { PageTraces } from '../platform/tracing/page-traces'
import { currentSpan } from '../platform/tracing/span'
import type { ViewTickets } from '../platform/view-tickets'
import { readShellRecord } from '../platform/shell-record'
import { sendCompressed } from './compressed'
import { contentOf } from './content'
import { contentSecurityPolicy } from './content-security-policy'
import { registerCrawlers } from './crawlers'
import { scriptSources } from './hash-source'
import { isMobile } from './is-mobile'
import { languageOf } from './language'
import { registerOffline } from './offline'
import { createOwnPages } from './own-pages'
import { createPrerenderedPages, type ReadVersionFile } from './prerendered-pages'
import { routeAt } from './owner'
import { overridePage } from './override-page'
import { ownerOfPage } from './owner-of-page'
import { type PageParts, type PageRequest, renderPage } from './page'
import type { SiteOverrides } from './overrides'
import type { SitePosts } from './posts'
import { prefetch } from './prefetch'
import { redirectOf, sendRedirect } from './redirect'
import { lateFiles } from './preloads'
import { serveAssets } from './serve-assets'
import { siteScope } from './site-scope'
import type { ShellFiles } from './shell-files'
import { themeOf } from './theme'
import { traceScriptSource } from './trace-script'

export interface Site {
  readonly settings: Settings
  /** The live registry. */
  readonly registry: Pick<LiveRegistry, 'decide' | 'decideForAnyone' | 'decidePage'>
  readonly identifyVisitor: Platform['identifyVisitor']
  readonly certainGroup: Platform['certainGroup']
  readonly overrides: SiteOverrides
  /** The raw public key of the registry's signatures, base64. */
  readonly registryKey: string
  /** The built shell. */
  readonly shellFolder: string
}

/** The dependencies of a site. */
export interface ServedSite extends Site {
  readonly posts: SitePosts
  readonly shellFiles: ShellFiles
  readonly readVersionFile: ReadVersionFile
  readonly prefetchable: PrefetchableCalls
  /** The tickets for health reports. */
  readonly tickets: Pick<ViewTickets, 'issue'>
  /** undefined if nothing is traced. */
  readonly pageTraces?: Pick<PageTraces, 'issue'>
  /** Creates the signature of a body, with the key of `registryKey`. */
  readonly sign: (body: Buffer) => string
  /** Dates and signs the decision in a page. */
  readonly signDecision: SignDecision
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Serves the site: the shell's page at every address, the shell's files, robots.txt and sitemaps. */
export async function registerSite(app: FastifyInstance, site: ServedSite): Promise<void> {
  const {
    registry,
    overrides,
    shellFolder,
    shellFiles,
    posts,
    readVersionFile,
    prefetchable,
    tickets,
    pageTraces,
  } = site
  const parts = await readParts(site)
  const prerenderedPages = createPrerenderedPages(readVersionFile, (error) =>
    app.log.warn({ err: error }, 'prerendered pages could not be read: pages show the skeleton instead'),
  )
  const ownPages = createOwnPages(parts.shell)
  const scripts = scriptSources(parts.template)
  await serveAssets(app, shellFolder, shellFiles)
  registerCrawlers(app, { ...parts, posts, decideForAnyone: registry.decideForAnyone })
  registerOffline(app, { parts, shellFolder, decide: registry.decide, sign: site.sign, now: site.now })

  app.get('/*', async (request, reply) => {
    // Not with URL, which parses what follows `//` as a host.
    const [pathname = '/', query] = request.url.split('?')
    if (isNoPage(pathname)) return reply.callNotFound()
    const overrideAnswer = await overrides.answer(request)
    if (overrideAnswer && 'fields' in overrideAnswer) {
      const { html, policy } = overridePage(overrideAnswer, languageOf(request))
      reply.headers({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Content-Security-Policy': policy,
      })
      return reply.type('text/html; charset=utf-8').send(html)
    }
    if (overrideAnswer) {
      if (overrideAnswer.cookie !== undefined) reply.header('Set-Cookie', overrideAnswer.cookie)
      return reply.header('Cache-Control', 'no-store').redirect(overrideAnswer.location, 303)
    }
    const { decision, cookie } = await registry.decidePage(request)
    const normal = normalPath(pathname)
    if (normal !== undefined && normal !== pathname && routeAt(parts.shell, decision, normal))
      return reply.redirect(normal + request.url.slice(pathname.length), 308)
    const fields = new URLSearchParams(query)
    const route = routeAt(parts.shell, decision, pathname)
    const forOperators = route?.audience === 'operators'
    const reader = await readerOf(site, request)
    const hidden = forOperators && !reader?.operator
    const search = request.url.slice(pathname.length)
    const group = site.certainGroup(request, reader)
    const address = redirectOf(request, {
      route: hidden ? undefined : route,
      group,
      pathname,
      search,
      isPage: (path) => routeAt(parts.shell, decision, path) !== undefined,
    })
    if (address !== undefined) return sendRedirect(reply, address)
    const owner = hidden ? undefined : ownerOfPage(request, reader, group)
    const answers = await prefetch(prefetchable, request, route, fields, { member: reader, owner })
    const content = await contentOf(posts, pathname, fields, answers, (error) =>
      request.log.warn({ err: error }, 'a page was sent without its content for search engines'),
    )
    const visitor = { language: languageOf(request), theme: themeOf(request) }
    const visit = {
      pathname,
      search,
      query: fields,
      member: reader && { email: reader.email, name: reader.name, nick: reader.nick },
      site: siteScope(
        parts.site,
        decision,
        { pathname, operator: reader?.operator === true, ...visitor },
        parts.shell.early?.en.menu ?? [],
      ),
    }
    const prerendered =
      ownPages.drawn(decision, visit, visitor.language, hidden) ??
      (hidden ? undefined : await prerenderedPages.drawn(decision, visit, visitor.language, answers))
    const overridden = Object.values(decision.remotes).some(({ why }) => why === 'override')
    const ends = overridden ? overrides.ends(request) : undefined
    const pageRequest: PageRequest = {
      ...visitor,
      pathname,
      content,
      hidden,
      answers,
      owner: route?.privateReads && owner?.marker,
      frame: ownPages.frame(visit, visitor.language),
      prerendered,
      overrides: ends,
      ticket: tickets.issue({
        address: request.ip,
        member: reader?.userId,
        page: route?.path,
        isMobile: isMobile(request.headers),
      }),
    }
    const span = currentSpan()
    span?.set({ 'within_reach.page': route?.path ?? 'none' })
    const trace = span && pageTraces?.issue(span.parentId)
    const { status, html } = renderPage(parts, decision, { ...pageRequest, trace })
    if (cookie !== undefined) reply.header('Set-Cookie', cookie)
    reply
      .code(status)
      .header(
        'Content-Security-Policy',
        contentSecurityPolicy(
          prerendered?.styleSources ?? [],
          trace ? [...scripts, traceScriptSource] : scripts,
        ),
      )
      // A page with an override is for one visitor: do not cache or index it.
      .headers(
        ends
          ? { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
          : // A member's page must not be cached. A visitor's contains a ticket, and a canary choice, of this visitor.
            { 'Cache-Control': reader ? 'private, no-store' : notShared },
      )
      .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
      // Scripts cannot read the other headers of their page.
      .header('Server-Timing', `request;desc="${request.id}"`)
      .type('text/html; charset=utf-8')
    return sendCompressed(request, reply, html)
  })
}

/**
 * The member of a page request. If the lookup fails, the visitor counts as logged out. The shell then requests the session and
 * shows the member's page.
 */
async function readerOf({ identifyVisitor }: Site, request: FastifyRequest) {
  try {
    return await identifyVisitor(request)
  } catch (error) {
    request.log.warn(
      { err: error },
      'the member of a page could not be looked up: the page was sent as for a visitor',
    )
    return undefined
  }
}

async function readParts(site: ServedSite): Promise<PageParts> {
  const { settings, shellFolder, registryKey, signDecision } = site
  const read = (name: string) => readFile(path.join(shellFolder, name), 'utf8')
  const template = await read('index.html')
  const shell = await readShellRecord(shellFolder)
  return {
    template,
    shell,
    late: lateFiles(shell, template),
    site: { supportEmail: settings.supportEmail, filmUrl: settings.filmUrl, social: settings.social },
    healthSample: settings.healthSample,
    publicUrl: settings.publicUrl,
    registryKey,
    signDecision,
  }
}

const isNoPage = (pathname: string): boolean => /^\/api(\/|$)|\.\w+$/.test(pathname)
