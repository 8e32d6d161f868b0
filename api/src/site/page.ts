import type { Language, InitialAnswer, RemoteRoute, Theme } from '@within-reach/contract'
import { type Decision, pageDecision, type ShellRecord } from '@within-reach/registry'
import type { Content } from './content'
import type { DrawnPage } from './prerendered-pages'
import { escapeMarkup, scriptJson } from './escape'
import { describingHead } from './head'
import { listedPosts } from './listed-posts'
import { ownerOf, routeAt } from './owner'
import { ownPagePreloads, ownPageStyles, remotePreloads, shellPreloads } from './preloads'
import { postUrl } from './structured-data'

/** Settings of this installation that pages show. */
export interface PageSettings {
  readonly supportEmail: string
  readonly filmUrl: string
  readonly social: Readonly<Partial<Record<'video' | 'shortVideo' | 'photo', string>>>
}

/** The page at an address. */
export interface Page {
  readonly status: 200 | 404
  readonly html: string
}

/** What a visitor's browser tells of them. */
export interface Visitor {
  /** What is read. */
  readonly language: Language
  /** What was chosen, so that the page is painted in it at once. */
  readonly theme: Theme | undefined
}

export interface PageParts {
  /** The shell's built page, with a comment where the service fills in. */
  readonly template: string
  readonly shell: ShellRecord
  /** The hashes of what the shell loads when it is needed. */
  readonly late: Readonly<Record<string, string>>
  readonly site: PageSettings
  /** Which share of the page views tell how versions fare, from 0 to 1. */
  readonly healthSample: number
  /** The address of the site, without a slash behind it. */
  readonly publicUrl: string
  /** What decisions that are fetched later are signed with: the raw public key, base64. */
  readonly registryKey: string
}

/** What a visitor asks for. */
export interface Asked extends Visitor {
  /** An address that nobody owns gets the shell's own 404 page. */
  readonly pathname: string
  readonly content: Content
  /** Whether a session came with the request: what is drawn for visitors is not for them. */
  readonly isMember: boolean
  /** What the page will ask first, answered. */
  readonly answers: readonly InitialAnswer[]
  /** What its remote drew ahead for it. */
  readonly prerendered?: DrawnPage
  /** The page is for others than this visitor: to them there is none. */
  readonly hidden?: boolean
  /** Until when the versions hold that this visitor gets by a link, by remote. */
  readonly overrides?: Readonly<Record<string, string>>
  /** With what the page reports how the view went. */
  readonly ticket: string
}

/**
 * Writes the page for a visitor: the shell's HTML with the registry's decision inlined, so that no discovery
 * round trip is needed, hints for the remote that owns the address, and what search engines and previews of links
 * read of it.
 * @param parts what the page is made of
 * @param decision what this visitor gets
 */
export function renderPage(parts: PageParts, decision: Decision, asked: Asked): Page {
  const { pathname, language, theme, content, hidden, prerendered } = asked
  const owner = hidden ? undefined : ownerOf(decision, pathname)
  const route = hidden || content.kind === 'no-post' ? undefined : routeAt(parts.shell, decision, pathname)
  const head = [
    `<title>${escapeMarkup(titleOf(route, asked))}</title>`,
    ...(route === undefined || route.unlisted
      ? ['<meta name="robots" content="noindex">']
      : description(parts, decision, route, asked)),
    ...shellPreloads(parts.shell, language),
    ...(owner
      ? remotePreloads(parts.shell, owner.remote.version, language, prerendered?.styleFiles)
      : ownPagePreloads(parts.shell)),
  ]
  const atOnce = owner ? [owner.remote.version.name] : []
  // Each by itself: a decision that does not come whole must not take the rest of the shell with it.
  const data = dataScript('page-data', { decision: pageDecision(decision, atOnce) })
  const settings = dataScript('page-settings', {
    site: parts.site,
    files: parts.late,
    registryKey: parts.registryKey,
    ...(asked.overrides && { overrides: asked.overrides }),
    healthSample: parts.healthSample,
    ticket: asked.ticket,
  })
  const frame = asked.isMember ? undefined : parts.shell.early?.[language]
  const home = pathname === homePath ? frame?.home : undefined
  const styles = home ? ownPageStyles(parts.shell) : (prerendered?.styles ?? [])
  const main = home ?? prerendered?.html ?? frame?.section
  const brought = prerendered?.answers ?? asked.answers
  const answers = brought.length > 0 ? [dataScript('initial-data', brought)] : []
  const html = parts.template
    .replace('<html lang="en">', `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`)
    .replace(/<title>.*<\/title>\s*/, '')
    .replace('<!--site:head-->', () => head.join('\n    '))
    // Behind the shell's own style, where its scripts would put it.
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace('<!--site:header-->', () => frame?.header ?? '')
    .replace('<!--site:main-->', () => (main === undefined ? '' : `<div id="prerendered">${main}</div>`))
    .replace('<!--site:data-->', () => [settings, data, ...answers].join('\n    '))
  return { status: route ? 200 : 404, html }
}

const dataScript = (id: string, data: unknown): string =>
  `<script id="${id}" type="application/json">${scriptJson(data)}</script>`

function description(
  { publicUrl, shell }: PageParts,
  decision: Decision,
  route: RemoteRoute,
  { pathname, language, content, answers, prerendered }: Asked,
): string[] {
  return describingHead({
    publicUrl,
    canonical: canonicalOf(publicUrl, pathname, content),
    pathname,
    title: nameOf(route, language, content) || siteName,
    description: route.description?.[language],
    language,
    content,
    // Rows that were drawn are links themselves.
    listed: prerendered ? [] : listedPosts(content, answers),
    titleAt: (path) => routeAt(shell, decision, path)?.title[language] ?? siteName,
  })
}

/** The one address of what many addresses show: filters and further parameters say nothing new. */
function canonicalOf(publicUrl: string, pathname: string, content: Content): string {
  if (content.kind === 'post') return postUrl(publicUrl, content.id)
  if (content.kind === 'board' && content.page > 1) return `${publicUrl}${pathname}?page=${content.page}`
  return publicUrl + pathname
}

const homePath = '/'
const siteName = 'Within Reach'
const notFound = { en: 'Page not found', ko: '페이지를 찾을 수 없습니다' }

const nameOf = (route: RemoteRoute | undefined, language: Language, content: Content): string =>
  content.kind === 'post' ? content.post.subject : (route?.title ?? notFound)[language]

function titleOf(route: RemoteRoute | undefined, { language, content }: Asked): string {
  const name = nameOf(route, language, content)
  return name === '' ? siteName : `${name} · ${siteName}`
}
