import { cms, postDetail, posts } from '@within-reach/contract'
import type { Decision, ShellRecord } from '@within-reach/registry'

/** What a page that is for everybody asks for; a search engine that runs its scripts must be able to as well. */
const readByPages = [posts, postDetail, cms]

/** The rules for crawlers (RFC 9309): everything but the calls and the pages that are for one person. */
export function robots(publicUrl: string, shell: ShellRecord, decision: Decision): string {
  const routes = [
    ...shell.routes,
    ...Object.values(decision.remotes).flatMap(({ version }) => version.routes),
  ]
  // A page for operators is not named to those who cannot see it.
  const personal = routes.filter(({ unlisted, audience }) => unlisted && !audience).map(({ path }) => path)
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...readByPages.map(({ path }) => `Allow: ${path}$`),
    // With its end, since /post is also how other addresses begin.
    ...personal.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
