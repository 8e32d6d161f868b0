import {
  boardAddress,
  type InitialAnswer,
  type Language,
  type Localized,
  pickLanguage,
  type RemoteRoute,
  type Theme,
} from '@within-reach/contract'
import type { Decision, ShellRecord } from '@within-reach/registry'
import type { SignDecision } from '../platform/sign-decision'
import type { TraceHeaders } from '../platform/tracing/page-traces'
import { canonicalOf } from './canonical'
import type { Content } from './content'
import type { DrawnPage } from './prerendered-pages'
import { escapeMarkup, scriptJson } from './escape'
import { addressHead, type AddressInPlace } from './address-script'
import { describingHead, metaDescription } from './head'
import { addressIn } from './languages-of-page'
import { ownerOf, routeAt } from './owner'
import type { Frame } from './own-pages'
import { ownPagePreloads, remotePreloads, shellPreloads } from './preloads'
import { speculationRules } from './speculation-rules'
import { traceHead } from './trace-script'
import { withoutScripts } from './without-scripts'

/** The settings that pages use. */
export interface PageSettings {
  readonly supportEmail: string
  readonly filmUrl: string
  readonly social: Readonly<Partial<Record<'video' | 'shortVideo' | 'photo', string>>>
  /** Absent if the service translates nothing. */
  readonly translation?: 'service'
  /** The name of the OpenID Connect provider. Absent without one. */
  readonly openid?: string
}

/** The page at an address. */
export interface Page {
  readonly status: 200 | 404
  readonly html: string
}

/** The visitor's preferences. */
export interface Visitor {
  /** The language. */
  readonly language: Language
  /** The chosen theme, for the first paint. */
  readonly theme: Theme | undefined
}

export interface PageParts {
  /** The shell's built page, with a comment where the service inserts content. */
  readonly template: string
  readonly shell: ShellRecord
  /** The hashes of the files that the shell loads on demand. */
  readonly late: Readonly<Record<string, string>>
  readonly site: PageSettings
  /** The share of page views that report the health of versions, from 0 to 1. */
  readonly healthSample: number
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string
  /** The raw public key that verifies decisions that are fetched later, base64. */
  readonly registryKey: string
  /** Dates and signs the decision. The signature is for the copy that a browser keeps. */
  readonly signDecision: SignDecision
}

/** A page request. */
export interface PageRequest extends Visitor {
  /** An unknown address gets the shell's 404 page. */
  readonly pathname: string
  /** Its address, if another one was requested, which redirects to it. */
  readonly inPlace?: AddressInPlace
  /** The language that the address names; undefined without one. */
  readonly namedLanguage?: Language
  readonly content: Content
  /** The answers of the page's first reads. */
  readonly answers: readonly InitialAnswer[]
  /** The HTML around the content; undefined if it is not prerendered. */
  readonly frame?: Frame
  /** The prerendered content of its remote, or of the shell. */
  readonly prerendered?: DrawnPage
  /** The marker of the member whose private data the page may contain; undefined if it contains none. */
  readonly owner?: string
  /** Whether this visitor may not see the page and gets the 404. */
  readonly hidden?: boolean
  /** The ends of the visitor's overrides, by remote. */
  readonly overrides?: Readonly<Record<string, string>>
  /** The ticket for the page's health reports. */
  readonly ticket: string
  /** The trace that the page's calls join; undefined if the page is not traced. */
  readonly trace?: TraceHeaders
}

/**
 * Writes the page for a visitor: the shell's HTML with the registry's decision, so that no discovery request is needed,
 * preload hints for the remote that owns the address, and content for search engines and link previews.
 * @param parts the parts of the page
 * @param decision what this visitor gets
 */
export function renderPage(parts: PageParts, decision: Decision, request: PageRequest): Page {
  const { pathname, language, theme, content, hidden, prerendered } = request
  const owner = hidden ? undefined : ownerOf(decision, pathname)
  const route = hidden || content.kind === 'no-post' ? undefined : routeAt(parts.shell, decision, pathname)
  const named = route && namingRoute(parts.shell, decision, route, content)
  const head = [
    ...(request.inPlace ? [addressHead(request.inPlace)] : []),
    ...(request.trace ? [traceHead(request.trace)] : []),
    `<title>${escapeMarkup(titleOf(named, request))}</title>`,
    ...(route === undefined || route.unlisted
      ? [
          '<meta name="robots" content="noindex">',
          ...(route?.description ? [metaDescription(pickLanguage(route.description, request.language))] : []),
        ]
      : description(parts, decision, route, request)),
    ...shellPreloads(parts.shell, language),
    ...(owner && !owner.remote.framed
      ? remotePreloads(parts.shell, owner.remote.version, request, prerendered?.styleFiles)
      : owner
        ? []
        : ownPagePreloads(parts.shell, pathname)),
  ]
  const atOnce = owner && !owner.remote.framed ? [owner.remote.version.name] : []
  // Two separate blocks: a truncated decision must not affect the shell's other data.
  const { page, signature } = parts.signDecision(decision, atOnce)
  const data = dataScript('page-data', { decision: page, signature })
  const settings = dataScript('page-settings', {
    site: parts.site,
    files: parts.late,
    registryKey: parts.registryKey,
    ...(request.overrides && { overrides: request.overrides }),
    healthSample: parts.healthSample,
    ticket: request.ticket,
  })
  const { frame, owner: reader } = request
  const styles = prerendered?.styles ?? []
  const main = prerendered?.html ?? frame?.section
  const embedded = prerendered?.answers ?? request.answers
  const answers = embedded.length > 0 ? [dataScript('initial-data', embedded)] : []
  const html = fillPage(parts.template, {
    language,
    theme,
    head,
    styles,
    header: frame?.header,
    main,
    reader,
    footer: frame?.footer,
    data: [settings, data, ...answers, speculationRules],
  })
  return { status: route ? 200 : 404, html }
}

/** What the service inserts into the shell's page. */
export interface Insertions extends Visitor {
  readonly head: readonly string[]
  readonly styles?: readonly string[]
  readonly header?: string
  readonly main?: string
  /** The marker of the member for whom `main` is private. */
  readonly reader?: string
  readonly footer?: string
  readonly data: readonly string[]
}

/** Fills the shell's page for a visitor. */
export function fillPage(template: string, inserted: Insertions): string {
  const { language, theme, head, styles = [], header = '', main, reader, footer = '', data } = inserted
  const forReader = reader === undefined ? '' : ` data-reader="${escapeMarkup(reader)}"`
  return (
    template
      .replace('<html lang="en">', `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`)
      .replace(/<title>.*<\/title>\s*/, '')
      .replace('<!--site:head-->', () => head.join('\n    '))
      // After the shell's own style, where its scripts would insert it.
      .replace('</head>', () => `${styles.join('')}</head>`)
      .replace('<!--site:header-->', () => header)
      .replace('<!--site:without-scripts-->', () => withoutScripts(language))
      .replace('<!--site:main-->', () =>
        main === undefined ? '' : `<div id="prerendered"${forReader}>${main}</div>`,
      )
      .replace('<!--site:footer-->', () => footer)
      .replace('<!--site:data-->', () => data.join('\n    '))
  )
}

/** A data block, which the shell reads by its id. */
export const dataScript = (id: string, data: unknown): string =>
  `<script id="${id}" type="application/json">${scriptJson(data)}</script>`

function description(
  { publicUrl, shell }: PageParts,
  decision: Decision,
  route: RemoteRoute,
  { pathname, language, namedLanguage, content, prerendered }: PageRequest,
): string[] {
  const address = canonicalOf(publicUrl, pathname, content)
  return describingHead({
    publicUrl,
    canonical: addressIn(address, namedLanguage),
    address,
    pathname,
    title: nameOf(namingRoute(shell, decision, route, content), language, content) || siteName,
    description: route.description && pickLanguage(route.description, language),
    language,
    content,
    // Prerendered rows are links themselves.
    listed: prerendered || content.kind !== 'board' ? [] : content.listed,
    titleAt(path) {
      const title = routeAt(shell, decision, path)?.title
      return title ? pickLanguage(title, language) : siteName
    },
  })
}

export const siteName = 'Within Reach'
const notFound: Localized = {
  en: 'Page not found',
  ko: '페이지를 찾을 수 없습니다',
  zh: '找不到页面',
  vi: 'Không tìm thấy trang',
}

/** The route whose title names a page: the view with photos has the title of its board, as in the browser. */
const namingRoute = (
  shell: ShellRecord,
  decision: Decision,
  route: RemoteRoute,
  content: Content,
): RemoteRoute =>
  (content.kind === 'photos' ? routeAt(shell, decision, boardAddress[content.board]) : undefined) ?? route

const nameOf = (route: RemoteRoute | undefined, language: Language, content: Content): string =>
  content.kind === 'post' ? content.post.subject : pickLanguage(route?.title ?? notFound, language)

function titleOf(route: RemoteRoute | undefined, { language, content }: PageRequest): string {
  const name = nameOf(route, language, content)
  return name === '' ? siteName : `${name} · ${siteName}`
}
