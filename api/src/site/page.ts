import type { Language, RemoteRoute, Theme } from '@within-reach/contract'
import type { Decision, RemoteDecision, RemoteVersion, ShellRecord } from '@within-reach/registry'

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
  readonly language: Language
  readonly theme: Theme | undefined
}

export interface PageParts {
  /** The shell's built page, with a comment where the service fills in. */
  readonly template: string
  readonly shell: ShellRecord
  readonly site: PageSettings
}

/**
 * Writes the page for a visitor: the shell's HTML with the registry's decision inlined, so that no discovery
 * round trip is needed, and hints for the remote that owns the address.
 * @param parts what the page is made of
 * @param decision what this visitor gets
 * @param pathname the address; one that nobody owns gets the shell's own 404 page
 * @param visitor the language that is read, and the theme where one was chosen: the page is painted in it at once
 */
export function renderPage(parts: PageParts, decision: Decision, pathname: string, visitor: Visitor): Page {
  const { language, theme } = visitor
  const owner = ownerOf(decision, pathname)
  const route = routeAt(parts.shell, decision, pathname)
  const head = [
    `<title>${escapeHtml(titleOf(route, language))}</title>`,
    ...(route === undefined || route.unlisted ? ['<meta name="robots" content="noindex">'] : []),
    ...(owner ? preloads(owner.remote.current) : []),
  ]
  const data = JSON.stringify({ decision, site: parts.site }).replaceAll('<', '\\u003c')
  const html = parts.template
    .replace('<html lang="en">', `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`)
    .replace(/<title>.*<\/title>\s*/, '')
    .replace('<!--site:head-->', () => head.join('\n    '))
    .replace('<!--site:data-->', () => `<script id="page-data" type="application/json">${data}</script>`)
  return { status: route ? 200 : 404, html }
}

/** The page that an address is of, a remote's or the shell's own; undefined where there is none. */
export const routeAt = (shell: ShellRecord, decision: Decision, pathname: string): RemoteRoute | undefined =>
  ownerOf(decision, pathname)?.route ?? shell.routes.find(({ path }) => path === pathname)

function ownerOf(
  decision: Decision,
  pathname: string,
): { remote: RemoteDecision; route: RemoteRoute } | undefined {
  for (const remote of Object.values(decision.remotes)) {
    const route = remote.current.routes.find(({ path }) => path === pathname)
    if (route) return { remote, route }
  }
  return undefined
}

const notFound = { en: 'Page not found', ko: '페이지를 찾을 수 없습니다' }

const titleOf = (route: RemoteRoute | undefined, language: Language): string => {
  const title = (route?.title ?? notFound)[language]
  return title === '' ? 'Within Reach' : `${title} · Within Reach`
}

/** The scripts and styles of a remote's pages are asked for together with the shell's, not after them. */
function preloads({ name, version, entry, exposes }: RemoteVersion): string[] {
  const { js = [], css = [] } = exposes['./pages'] ?? {}
  const hint = (file: string, as: 'script' | 'style') =>
    `<link rel="preload" as="${as}" href="/remotes/${name}/${version}/${file}">`
  return [...[entry, ...js].map((file) => hint(file, 'script')), ...css.map((file) => hint(file, 'style'))]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
