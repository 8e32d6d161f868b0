import { badges, cms, facts, findPosts, postDetail, posts } from '@within-reach/contract'
import type { Decision, ShellRecord } from '@within-reach/registry'

/** The reads of public pages. A search engine that runs scripts must be able to make them. */
const readByPages = [posts, findPosts, postDetail, cms, facts, badges]

/** The rules for crawlers (RFC 9309): everything except calls and personal pages. */
export function robots(publicUrl: string, shell: ShellRecord, decision: Decision): string {
  const routes = [
    ...shell.routes,
    ...Object.values(decision.remotes).flatMap(({ version }) => version.routes),
  ]
  // Do not reveal operators' pages to those who cannot see them.
  const personal = routes.filter(({ unlisted, audience }) => unlisted && !audience).map(({ path }) => path)
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...readByPages.map(({ path }) => `Allow: ${path}$`),
    // With an end mark, because other addresses also begin with /post.
    ...personal.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
