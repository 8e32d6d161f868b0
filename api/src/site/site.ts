import { developmentWithheldHeader, normalPath } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { notShared } from '../platform/caching'
import type { LiveRegistry } from '../platform/live-registry'
import type { PrefetchableCalls } from '../platform/prefetchable-calls'
import type { Platform } from '../platform/platform'
import type { Settings } from '../platform/settings'
import type { SignDecision } from '../platform/sign-decision'
import type { PageTraces } from '../platform/tracing/page-traces'
import { currentSpan } from '../platform/tracing/span'
import type { ViewTickets } from '../platform/view-tickets'
import { isUnderDevelopment } from '../platform/under-development'
import { addressScriptSource } from './address-script'
import { sendCompressed } from './compressed'
import { contentOf } from './content'
import { contentSecurityPolicy } from './content-security-policy'
import { registerCrawlers } from './crawlers'
import { describingReads } from './describing-reads'
import { scriptSources } from './hash-source'
import { isMobile } from './is-mobile'
import { languageOf } from '../platform/language'
import { registerFeeds } from './feeds'
import { registerFrames } from './frames'
import { registerOffline } from './offline'
import { createOwnPages } from './own-pages'
import { registerPasswordAddress } from './password-address'
import { createPrerenderedPages, type ReadVersionFile } from './prerendered-pages'
import { languageIn } from './languages-of-page'
import { ownerOf, routeAt } from './owner'
import { overridePage } from './override-page'
import { ownerOfPage } from './owner-of-page'
import { type PageRequest, renderPage } from './page'
import { readParts } from './read-parts'
import type { SiteOverrides } from './overrides'
import type { SitePosts } from './posts'
import { prefetch } from './prefetch'
import { readerOf } from './reader-of-page'
import { pageInPlace, redirectOf, sendRedirect, showsFragments } from './redirect'
import { serveAssets } from './serve-assets'
import { siteScope } from './site-scope'
import type { ShellFiles } from './shell-files'
import { themeOf } from './theme'
import { timeZoneOf } from './time-zone'
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
  /** Calls `act` when posts were withdrawn or restored, and when that may have been missed. */
  onWithdrawn(act: () => void): void
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

/** Serves the site: the shell's page at every address, the shell's files, robots.txt, sitemaps and feeds. */
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
  const hasFrames = site.settings.framedRemotes.length > 0
  if (hasFrames) await registerFrames(app, { shellFolder, site: parts.site, decide: registry.decide })
  registerCrawlers(app, {
    ...parts,
    posts,
    decideForAnyone: registry.decideForAnyone,
    onWithdrawn: (act) => site.onWithdrawn(act),
  })
  registerFeeds(app, {
    publicUrl: parts.publicUrl,
    posts,
    prefetchable,
    decideForAnyone: registry.decideForAnyone,
  })
  registerPasswordAddress(app)
  registerOffline(app, { parts, shellFolder, decide: registry.decide, sign: site.sign, now: site.now })

  app.get('/*', async (request, reply) => {
    // Not with URL, which parses what follows `//` as a host.
    const [requestedPath = '/'] = request.url.split('?')
    const requestedSearch = request.url.slice(requestedPath.length)
    if (isNoPage(requestedPath)) return reply.callNotFound()
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
    const routeOf = (path: string) => routeAt(parts.shell, decision, path)
    const normal = normalPath(requestedPath)
    if (normal !== undefined && normal !== requestedPath && routeOf(normal))
      return reply.redirect(normal + requestedSearch, 308)
    const requested = { pathname: requestedPath, search: requestedSearch, route: routeOf(requestedPath) }
    const forOperators = requested.route?.audience === 'operators'
    const reader = await readerOf(site, request)
    // Unreviewed code must not run with an operator's rights.
    const isOperator = reader?.operator === true && !isUnderDevelopment(request)
    if (forOperators && isUnderDevelopment(request)) reply.header(developmentWithheldHeader, 'operator')
    const hidden = forOperators && !isOperator
    const group = site.certainGroup(request, reader)
    const visited = { ...requested, route: hidden ? undefined : requested.route, group, routeOf }
    const address = redirectOf(request, visited)
    const inPlace = address === undefined ? undefined : pageInPlace(request, visited, address)
    if (address !== undefined && !inPlace) return sendRedirect(reply, address)
    const { route, pathname, search } = inPlace ?? requested
    const fields = new URLSearchParams(search)
    const owner = hidden ? undefined : ownerOfPage(request, reader, group)
    const answers = await prefetch(prefetchable, request, route, fields, { member: reader, owner })
    const isFramed = !hidden && ownerOf(decision, pathname)?.remote.framed === true
    const described = isFramed
      ? await prefetch(prefetchable, request, { reads: describingReads(pathname) }, fields)
      : answers
    const content = await contentOf(posts, pathname, fields, described, (error) =>
      request.log.warn({ err: error }, 'a page was sent without its content for search engines'),
    )
    const namedLanguage = languageIn(fields)
    const visitor = { language: namedLanguage ?? languageOf(request), theme: themeOf(request) }
    const visit = {
      pathname,
      search,
      query: fields,
      member: reader && {
        email: reader.email,
        name: reader.name,
        nick: reader.nick,
        operator: isOperator,
      },
      zone: reader && timeZoneOf(request),
      site: siteScope(
        parts.site,
        decision,
        { pathname, operator: isOperator, ...visitor },
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
      inPlace:
        address === undefined ? undefined : { address, keptWithFragment: showsFragments(visited.route) },
      namedLanguage,
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
    if (address !== undefined) reply.header('Content-Location', address)
    reply
      .code(status)
      .header(
        'Content-Security-Policy',
        contentSecurityPolicy(
          prerendered?.styleSources ?? [],
          [
            ...scripts,
            ...(address === undefined ? [] : [addressScriptSource]),
            ...(trace ? [traceScriptSource] : []),
          ],
          hasFrames,
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

const isNoPage = (pathname: string): boolean => /^\/api(\/|$)|\.\w+$/.test(pathname)
